/** Says of a duration that it is over: bars between, all languages. */
export const spentWords =
  'already|so far|spent|worked|logged|took me|schon|bereits|gebraucht|gearbeitet|investiert|déjà|passé|travaillé|ya|llevo|dediqué|gasté|trabajé|già|lavorato|impiegato|speso|já|gastei|trabalhei|al|besteed|gewerkt|już|spędził[ae]m|poświęcił[ae]m|przepracował[ae]m|zaten|şimdiden|harcadım|çalıştım|بالفعل|قضيت|عملت'

/** Says of a duration that it is to come. */
export const expectedWords =
  'should take|will take|would take|takes|needs|estimate|estimated|probably|dauert|dauern|brauchen|schätze|geschätzt|voraussichtlich|prendra|prend|faudra|faut|estimé|tardará|tarda|llevará|hará falta|ci vorranno|ci vogliono|serviranno|stimo|vai levar|leva|demora|levará|duurt|duren|schat|kost|zajmie|potrwa|potrzeba|sürer|sürecek|tahminen|سيستغرق|يستغرق|تقريبا'

/** Names of fields for time that is over. */
export const spentFields =
  'spent|logged|worked|actual|gebucht|erfasst|geleistet|aufgewend|verbraucht|passé|dédié|dedicad|invertid|emplead|trascors|impiegat|lavorat|gast[ao]|trabalhad|besteed|gewerkt|spędzon|przepracowan|poświęcon|harcanan|geçen|المستغرق|المنقضي|已用|实际|花费|作業時間|実績|経過'
