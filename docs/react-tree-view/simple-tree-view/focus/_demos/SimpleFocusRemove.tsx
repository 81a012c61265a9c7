import {useState} from 'react';
import Box from '@mui/material/Box';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusRemove() {
  const [alarms, setAlarms] = useState(['06:30', '07:15', '09:00']);
  return (
    <Box sx={{width: '100%', maxWidth: 360}}>
      {/* #preview-start */}
      <SimpleTreeView aria-label="Alarms" defaultExpandedItems={['weekdays']}>
        <TreeItem itemId="weekdays" label="Weekdays">
          {alarms.map((time) => (
            <TreeItem
              key={time}
              itemId={time}
              label={time}
              onKeyDown={(event) => {
                if (event.key === 'Delete') {
                  setAlarms(alarms.filter((each) => each !== time));
                }
              }}
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
      {/* #preview-end */}
    </Box>
  );
}
