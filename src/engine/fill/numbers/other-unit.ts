import { isPhysicalUnit } from '../../records/measure.ts'
import type { Slot } from '../slots.ts'

/** Money goes into no field that asks for kilometres: "Distance (km)". */
export function isOtherUnit(kind: string, { thing: { name } }: Slot): boolean {
  const [, unit = ''] = /[([]([^)\]]+)[)\]]/u.exec(name) ?? []
  return kind === 'money' && isPhysicalUnit(unit.trim())
}
