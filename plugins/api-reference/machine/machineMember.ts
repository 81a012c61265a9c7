import type {ApiMember} from '../model/types';
import {getMemberTypes} from '../model/walkTypes';
import type {NamedTypes} from './namedTypes';

/** A prop, a property or a method. */
export function machineMember(member: ApiMember, named: NamedTypes) {
  const {type, required, description, deprecated, signature, plan} = member;
  return {
    type: type.text,
    types: named.in(getMemberTypes(member)),
    required,
    default: member.default,
    description,
    deprecated: deprecated && deprecated.text,
    signature: signature && signature.text,
    plan,
  };
}

/** Members by their names. */
export function byName(members: readonly ApiMember[], named: NamedTypes) {
  return Object.fromEntries(members.map((member) => [member.name, machineMember(member, named)]));
}
