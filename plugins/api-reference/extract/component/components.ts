import type {ApiComponent} from '../../model/types';
import type {ExtractContext} from '../context';
import {hasPage} from '../exports';
import {byPlan} from '../packages';
import {exportPlan, familyOf} from '../plans';
import {readComponent, type ComponentLevels} from './component';
import {ownProps, readBoth, type ComponentReadings} from './readings';
import {slotNames} from './slots';
import {readThemeKeys} from './themeKeys';

/** Both readings of all components that have a page. */
export function readAllComponents(context: ExtractContext): ComponentReadings[] {
  return context.exports
    .filter((exported) => hasPage(exported, 'component'))
    .map((exported) => readBoth(context, exported));
}

/** The components that differ by plan only, the lowest plan first. */
function levelsOf(
  context: ExtractContext,
  all: readonly ComponentReadings[],
  of: ComponentReadings,
): ComponentLevels {
  const family = all
    .filter(
      ({component}) =>
        component.product === of.component.product &&
        familyOf(component.name) === familyOf(of.component.name),
    )
    .map((readings) => ({readings, plan: exportPlan(readings.component)}))
    .sort(byPlan);
  return {
    props: family.map(({readings, plan}) => ({plan, members: ownProps(readings)})),
    slots: family.map(({readings, plan}) => ({
      plan,
      members: slotNames(context.api.checker, readings.types.symbols),
    })),
  };
}

/** The pages of all components. */
export function readComponents(context: ExtractContext, all: readonly ComponentReadings[]): ApiComponent[] {
  const themeKeys = readThemeKeys(context);
  return all.map((readings) => readComponent(context, readings, levelsOf(context, all, readings), themeKeys));
}
