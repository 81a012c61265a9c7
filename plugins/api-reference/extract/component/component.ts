import ts from 'typescript';
import type {ApiComponent, ApiInheritedProps, ApiMember, ApiPlan} from '../../model/types';
import type {ExtractContext} from '../context';
import {readPageBase} from '../pageBase';
import {firstPlan, type PlanLevel} from '../plans';
import {byName} from '../symbols';
import {describeMember, readMember} from '../types/member';
import {readClasses} from './classes';
import {refTypeOf} from './componentProps';
import {mainSymbol} from '../exports';
import {ownProps, type ComponentReadings} from './readings';
import {readSlots} from './slots';
import {themeKeyOf, type ThemeKeys} from './themeKeys';

/** What the components of one name have by plan: their props and their slots. */
export interface ComponentLevels {
  props: readonly PlanLevel[];
  slots: readonly PlanLevel[];
}

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
function isOfReact(packageName: string): boolean {
  return packageName === '@types/react' || packageName === 'csstype';
}

function originOf(declaration: ts.Declaration): string {
  const parent = declaration.parent as ts.Node & {name?: ts.Node};
  const alias = parent.parent;
  return parent.name?.getText() ?? (ts.isTypeAliasDeclaration(alias) ? alias.name.text : '');
}

function readInherited(context: ExtractContext, {types}: ComponentReadings, own: ReadonlySet<string>) {
  const groups = new Map<string, ApiInheritedProps>();
  for (const symbol of types.symbols.values()) {
    const [declaration] = symbol.declarations ?? [];
    const origin = declaration ? originOf(declaration) : '';
    const packageName = declaration ? context.packageOf(declaration) : '';
    if (declaration && !own.has(symbol.name) && !context.documented.has(packageName) && origin !== '') {
      const key = `${packageName} ${origin}`;
      const group = groups.get(key) ?? {
        origin: isOfReact(packageName) ? `React.${origin}` : origin,
        package: packageName,
        props: [],
      };
      const props = isOfReact(packageName) ? [] : [readMember(types.context, symbol, 'community')];
      groups.set(key, {...group, props: [...group.props, ...props].sort(byName)});
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/**
 * The page of a component.
 *
 * @param levels - the components that differ from it by plan only, itself among them
 * @throws an error that names the component and the prop that only one source has
 */
export function readComponent(
  context: ExtractContext,
  readings: ComponentReadings,
  levels: ComponentLevels,
  themeKeys: ThemeKeys,
): ApiComponent {
  const {component, types} = readings;
  const own = ownProps(readings);
  const file = mainSymbol(component).declarations?.[0]?.getSourceFile().fileName ?? '';
  const module = context.moduleOf(file);
  const classes = readClasses(context, component.name, types.symbols.get('classes'));
  return {
    kind: 'component',
    ...readPageBase(context, component),
    props: [...own].map((name) => readProp(readings, name, firstPlan(levels.props, name))).sort(byName),
    inherited: readInherited(context, readings, own),
    slots: readSlots(types.context, types.symbols, classes, ({name}) => firstPlan(levels.slots, name)),
    classes,
    themeKey: themeKeyOf(themeKeys, component.name, module),
    refType: refTypeOf(types.roots),
  };
}
