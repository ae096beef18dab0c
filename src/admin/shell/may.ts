import type { Role } from '#protocol'

const rank: Record<Role, number> = { viewer: 0, editor: 1, owner: 2 }

/** Whether a role covers what is needed. The server decides; this only spares a refusal. */
export function may(role: Role | undefined, needed: Role): boolean {
  return role !== undefined && rank[role] >= rank[needed]
}
