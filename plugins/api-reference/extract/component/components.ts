import type {ApiComponent, ApiInheritedProps, ApiMember, ApiPlan} from '../../model/types';
import {groupBy} from '../../../../src/lib/groupBy';
import type {ExtractContext} from '../context';
import {hasPage} from '../exports';
import {byPlan} from '../packages';
import {readPageBase} from '../pageBase';
import {exportPlan, getFamily, firstPlan} from '../plans';
import {byName} from '../symbols';
import {declaringType, describeMember, readMember} from '../types/member';
import {readClasses} from './classes';
import {findRefType} from './componentProps';
import {getPropNames, readBoth, type ComponentReadings} from './readings';
import {readSlots, slotNames} from './slots';
import {readThemeKeys, findThemeKey, type ThemeKeys} from './themeKeys';

/** One prop: what it is from `propTypes`, its type from the declarations. */
function readProp(readings: ComponentReadings, name: string, plan: ApiPlan): ApiMember {
  const {component, propTypes, types} = readings;
  const symbol = types.symbols.get(name);
  if (!symbol) {
    throw new Error(
      `The component "${component.name}" cannot be read: its prop "${name}" stands in propTypes, but in no declaration`,
    );
  }
  const member = readMember(types.context, symbol, plan);
  const prop = propTypes?.get(name);
  if (!prop) {
    return member;
  }
  const described = describeMember(name, prop.comment);
  return {...member, required: prop.required, ...described, default: described.default ?? member.default};
}

/** React's attributes are those of every element: named as a whole, not one by one. */
function isReactPackage(packageName: string): boolean {
  return packageName === '@types/react' || packageName === 'csstype';
}

function readInherited(context: ExtractContext, {types}: ComponentReadings, documented: ReadonlySet<string>) {
  const groups = new Map<string, ApiInheritedProps>();
  for (const symbol of types.symbols.values()) {
    const [declaration] = symbol.declarations ?? [];
    const origin = declaringType(declaration);
    const packageName = declaration ? context.getPackageName(declaration) : '';
    if (
      declaration &&
      !documented.has(symbol.name) &&
      !context.documented.has(packageName) &&
      origin !== null
    ) {
      const key = `${packageName} ${origin}`;
      const group = groups.get(key) ?? {
        origin: isReactPackage(packageName) ? `React.${origin}` : origin,
        package: packageName,
        props: [],
      };
      const props = isReactPackage(packageName) ? [] : [readMember(types.context, symbol, 'community')];
      groups.set(key, {...group, props: [...group.props, ...props].sort(byName)});
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/**
 * The page of a component.
 *
 * @param family - the components that differ from it by plan only, itself among them
 * @throws an error that names the component and the prop that only one source has
 */
function readComponent(
  context: ExtractContext,
  readings: ComponentReadings,
  family: readonly ComponentReadings[],
  themeKeys: ThemeKeys,
): ApiComponent {
  const {component, module, types} = readings;
  const propNames = getPropNames(readings);
  const classes = readClasses(context, component.name, types.symbols.get('classes'));
  const levels = (getMembers: (each: ComponentReadings) => ReadonlySet<string>) =>
    family.map((each) => ({plan: exportPlan(each.component), members: getMembers(each)})).toSorted(byPlan);
  const props = levels(getPropNames);
  const slots = levels((each) => slotNames(context.api.checker, each.types.symbols));
  return {
    kind: 'component',
    ...readPageBase(context, component),
    props: [...propNames].map((name) => readProp(readings, name, firstPlan(props, name))).sort(byName),
    inherited: readInherited(context, readings, propNames),
    slots: readSlots(types.context, types.symbols, classes, ({name}) => firstPlan(slots, name)),
    classes,
    themeKey: findThemeKey(themeKeys, component.name, module),
    refType: findRefType(types.roots),
  };
}

/** Both readings of all components that have a page. */
export function readAllComponents(context: ExtractContext): ComponentReadings[] {
  return context.exports
    .filter((exported) => hasPage(exported, 'component'))
    .map((exported) => readBoth(context, exported));
}

/** The pages of all components. */
export function readComponents(context: ExtractContext, all: readonly ComponentReadings[]): ApiComponent[] {
  const themeKeys = readThemeKeys(context);
  const families = groupBy(all, ({component: {product, name}}) => `${product}/${getFamily(name)}`);
  return [...families.values()].flatMap((family) =>
    family.map((readings) => readComponent(context, readings, family, themeKeys)),
  );
}
