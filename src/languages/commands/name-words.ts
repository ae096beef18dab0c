/** Small words within the name of a person… */
export const personLinks = 'de|del|van|von|der|den|da|di|la|le|el|bin|al'

/** …of what people belong to… */
export const groupLinks = "(?:de|del|della|di|do|da|des|du|van|von) |d['’]"

/** …of a town… */
export const townLinks = 'de|del|am|an der|sur|upon'

/** …and between what a road is called and its own name. */
export const roadLinks =
  "(?:de|des|du|del|della|dei|degli|delle|do|da|dos|das|di|la|le|les|el|los|las|a) |d['’]|l['’]|dell['’]"

/** What stands before the name of a group that has an article. */
export const groupArticles = "(?:the|el|la|los|il|lo|le|les|o|a|der|die|das|de|het) |l['’]"

/** What stands before a town within a sentence… */
export const inTown = 'in|en|à|em|w|te'

/** …and where the town stands apart. */
export const inTownOf = `${inTown}|a|from|aus|de`

/** Says that something is called so: "Brandt ist der Nachname", "le code postal est 1204". */
export const beingWords = 'is|ist|est|es|è|é|to'
