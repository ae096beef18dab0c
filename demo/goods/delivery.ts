export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly cents: number
  readonly detail: string
}

/** Standard delivery costs nothing from this sum on. */
const freeFromCents = 7_500

export const deliveryMethods: readonly DeliveryMethod[] = [
  { id: 'standard', name: 'Standard delivery', cents: 495, detail: '2 to 4 working days; free from €75' },
  { id: 'express', name: 'Express delivery', cents: 995, detail: 'Next working day if ordered before 15:00' },
  { id: 'pickup', name: 'Pick up in the showroom', cents: 0, detail: 'Ready within two hours, free' },
]

export const countries = ['Netherlands', 'Belgium', 'Germany', 'France', 'Ireland'] as const

export const timeWindows = [
  'Morning, 8:00 to 12:00',
  'Afternoon, 12:00 to 17:00',
  'Evening, 17:00 to 21:00',
] as const

/** What delivery of goods worth this much costs. */
export function deliveryCents(methodId: string, goodsCents: number): number {
  const method = deliveryMethods.find(({ id }) => id === methodId) ?? deliveryMethods[0]
  if (method === undefined || (method.id === 'standard' && goodsCents >= freeFromCents)) return 0
  return method.cents
}
