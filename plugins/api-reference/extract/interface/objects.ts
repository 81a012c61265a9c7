import ts from 'typescript';
import {groupBy} from '../../../../src/lib/groupBy';

/** The objects that a type is, when it is nothing but objects with names for their members. */
export function objectsOf(checker: ts.TypeChecker, declared: ts.Type): readonly ts.Type[] {
  // A type that depends on its parameter, or is made of such, is read for all that the parameter may be.
  const depends = (declared.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.Intersection)) !== 0;
  const type = (depends ? checker.getBaseConstraintOfType(declared) : undefined) ?? declared;
  const parts = type.isUnion() ? type.types : [type];
  const areObjects = parts.every(
    (part) =>
      (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      part.getCallSignatures().length === 0 &&
      !checker.isArrayType(part) &&
      !checker.isTupleType(part),
  );
  return areObjects ? parts : [];
}

/** The members of all objects, each with its symbols. */
export function membersOf(checker: ts.TypeChecker, objects: readonly ts.Type[]): Map<string, ts.Symbol[]> {
  return groupBy(
    objects.flatMap((object) => checker.getPropertiesOfType(object)),
    ({name}) => name,
  );
}
