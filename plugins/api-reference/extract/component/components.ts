import type {ApiComponent} from '../../model/types';
import {reasonToLeaveOut} from '../../exceptions';
import {commentOfSymbol, isIgnored} from '../comments';
import type {ExtractContext} from '../context';
import type {ApiExport} from '../exports';
import {byPlan} from '../packages';
import {exportPlan, familyOf} from '../plans';
import {readComponent, type ComponentLevels} from './component';
import {mainSymbol} from './componentProps';
import {ownProps, readBoth, type ComponentReadings} from './readings';
import {slotNames} from './slots';
import {readThemeKeys} from './themeKeys';

function hasPage(exported: ApiExport): boolean {
  const isLeftOut = reasonToLeaveOut('component', exported.name) !== undefined;
  return exported.kind === 'component' && !isLeftOut && !isIgnored(commentOfSymbol(mainSymbol(exported)));
}

/** Both readings of all components that have a page. */
export function readAllComponents(context: ExtractContext): ComponentReadings[] {
  return context.exports.filter(hasPage).map((exported) => readBoth(context, exported));
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
    props: family.map(({readings, plan}) => {
      const names = ownProps(readings);
      return {plan, has: (name) => names.has(name)};
    }),
    slots: family.map(({readings, plan}) => {
      const names = slotNames(context.api.checker, readings.types.symbols);
      return {plan, has: (name) => names.has(name)};
    }),
  };
}

/** The pages of all components. */
export function readComponents(context: ExtractContext, all: readonly ComponentReadings[]): ApiComponent[] {
  const themeKeys = readThemeKeys(context);
  return all.map((readings) => readComponent(context, readings, levelsOf(context, all, readings), themeKeys));
}
