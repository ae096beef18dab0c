import { Type } from 'typebox'

/** What a member may do, each including the one before: look, change sites, decide about people and data. */
export const roles = ['viewer', 'editor', 'owner'] as const

export type Role = (typeof roles)[number]

export const RoleName = Type.Enum([...roles])

/** Whether a role covers another. */
export function covers(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}
