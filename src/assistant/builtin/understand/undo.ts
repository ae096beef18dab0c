const undoing =
  /^(?:please )?(?:undo|revert|undo (?:it|that|this|the last (?:step|thing|change|action))|(?:take|put|change|switch|set) (?:it|that|this) back|reverse (?:it|that|this)|rückgängig(?: machen)?|mach(?:e)? (?:das|es) rückgängig|annule(?:z|r)?(?: ça| cela)?|défais(?:-le)?|deshaz(?:lo)?|deshacer|annulla(?:lo)?|desfaz(?:er)?|desfaça|maak (?:dat|het) ongedaan|ongedaan maken|cofnij(?: to)?|geri al|تراجع|元に戻して|取り消して|撤销)(?: please)?$/iu

/** Whether a message asks to take back what was done last. */
export function isUndo(message: string): boolean {
  return undoing.test(message.replace(/[\s.!?,…！？。，؟]+$/u, '').trim())
}
