export const kinds = ['Vacation', 'Sick leave', 'Training'] as const;

export type Kind = (typeof kinds)[number];

/** From the first to the last day, both included, as `2026-06-15`: such texts compare like dates. */
export interface Absence {
  id: number;
  personId: number;
  kind: Kind;
  from: string;
  to: string;
}

export const people = [
  {id: 1, name: 'Ana Costa'},
  {id: 2, name: 'Ben Carter'},
  {id: 3, name: 'Chen Wei'},
  {id: 4, name: 'Dana Levi'},
  {id: 5, name: 'Emil Novak'},
  {id: 6, name: 'Fiona Reed'},
  {id: 7, name: 'Gus Larsen'},
];

export const firstAbsences: Absence[] = [
  {id: 1, personId: 1, kind: 'Vacation', from: '2026-06-08', to: '2026-06-19'},
  {id: 2, personId: 2, kind: 'Training', from: '2026-06-04', to: '2026-06-05'},
  {id: 3, personId: 3, kind: 'Vacation', from: '2026-05-28', to: '2026-06-05'},
  {id: 4, personId: 3, kind: 'Sick leave', from: '2026-06-12', to: '2026-06-12'},
  {id: 5, personId: 4, kind: 'Vacation', from: '2026-06-15', to: '2026-07-03'},
  {id: 6, personId: 6, kind: 'Sick leave', from: '2026-06-02', to: '2026-06-05'},
  {id: 7, personId: 6, kind: 'Training', from: '2026-06-17', to: '2026-06-19'},
  {id: 8, personId: 7, kind: 'Vacation', from: '2026-06-22', to: '2026-06-26'},
];

const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** All days of a month such as `2026-06`. In UTC, so that no time zone moves a day. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({length: count}, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return isoOf(date).slice(0, 7);
}

export function weekdayOf(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {weekday: 'short', timeZone: 'UTC'});
}

export function nameOfMonth(month: string): string {
  const options = {month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  return new Date(`${month}-01T00:00Z`).toLocaleDateString('en-US', options);
}

export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00Z`).getUTCDay() % 6 === 0;
}

export function absenceOn(absences: readonly Absence[], day: string): Absence | undefined {
  return absences.find(({from, to}) => from <= day && day <= to);
}

/** How many people are away. */
export function countOn(absences: readonly Absence[], day: string): number {
  return absences.filter(({from, to}) => from <= day && day <= to).length;
}

/** How many columns an absence covers from a day on, at most to the end of the month. */
export function spanFrom({to}: Absence, day: string, days: readonly string[]): number {
  return days.filter((other) => other >= day && other <= to).length;
}

/** Why an absence cannot be saved; empty when it can. */
export function problemOf(absence: Absence, all: readonly Absence[]): string {
  if (absence.from === '' || absence.to < absence.from) return 'The last day comes before the first.';
  const clash = all.find(
    ({id, personId, from, to}) =>
      id !== absence.id && personId === absence.personId && from <= absence.to && absence.from <= to,
  );
  return clash ? `Overlaps with ${clash.kind.toLowerCase()} from ${clash.from} to ${clash.to}.` : '';
}
