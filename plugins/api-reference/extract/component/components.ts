import type {ApiComponent} from '../../model/types';
import type {ExtractContext} from '../context';
import {PLAN_ORDER} from '../packages';
import {exportPlan, familyOf} from '../plans';
import {readComponent, type ComponentLevels} from './component';
import {isDocumentedComponent, ownProps, readBoth, type ComponentReadings} from './readings';
import {slotNames} from './slots';
import {readThemeKeys} from './themeKeys';

/** Both readings of all components that carry documentation. */
export function readAllComponents(context: ExtractContext): ComponentReadings[] {
  return context.exports
    .filter((exported) => exported.kind === 'component')
    .map((exported) => readBoth(context, exported))
    .filter(isDocumentedComponent);
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
    .sort((a, b) => PLAN_ORDER.indexOf(a.plan) - PLAN_ORDER.indexOf(b.plan));
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
