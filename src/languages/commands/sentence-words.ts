/** Words that end in a stop and no sentence: titles, shortened words. */
export const abbreviations =
  'Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Mme|Mlle|Jr|Tel|Str|Inc|Ltd|Co|vs|ca|approx|bzw|zzgl|inkl|incl|art|pag|tel|ul|os|godz|św|ks|lek|med|inż|mgr|av|avda|bd|bld|Av|Avda|Bd|Blvd|Sig|Dott|Ing|Sok|Cad|Mah|evtl|ggf|Tél|tél|Ctra|Pl|Pza'

/** Signs with a stop that a number follows: "No. 5", "Nr. 7". */
export const numberSigns = 'No|Nr|Nº|no|nr|nº|num|núm|Art|Abs|p|pp|max|min'

/** Words before a day that is written with a stop: "am 20. Dezember". */
export const beforeOrdinals = 'im|am|vom|zum|zur|der|die|das|den|dem|bis'

/** What stands between the name of a number and its figures: "student no 4081". In small letters, bars between. */
export const numberMarks =
  'no|nr|num|number|n|nº|n°|nro|nummer|numero|numéro|número|numer|numara|numarası|id|code|is|ist|est|es|è|é|to'
