import {BarChart} from '@mui/x-charts/BarChart';
import {ChartsLocalizationProvider} from '@mui/x-charts/ChartsLocalizationProvider';
import type {ChartsLocaleText} from '@mui/x-charts/locales';

// #preview-start
const zhCN: Partial<ChartsLocaleText> = {
  loading: '正在加载数据…',
  noData: '没有数据',
};

export default function OwnLanguage() {
  return (
    <ChartsLocalizationProvider localeText={zhCN}>
      <BarChart height={140} series={[]} aria-label="销售额" />
      <BarChart height={140} series={[]} localeText={{noData: '今天没有订单'}} aria-label="订单" />
    </ChartsLocalizationProvider>
  );
}
// #preview-end
