/** Hands on what a component carries besides its rendering; components of today carry nothing that must be left out. */
export default function hoistStatics<Target extends object>(target: Target, source: object): Target {
  return Object.assign(target, {...source, ...target});
}
