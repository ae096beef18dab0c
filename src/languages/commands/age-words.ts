/** What stands before somebody's age: "I'm 44", "elle a 9 ans". Bars between, all languages. */
export const ageLeads =
  "i['’]?m|i am|she['’]?s|he['’]?s|they['’]?re|she is|he is|they are|is|aged|age|turned|bin|ist|wird|alter|ich bin|j['’]ai|il a|elle a|on a|a|âge|tengo|tiene|edad|ho|ha|età|tenho|tem|idade|ben|is|leeftijd|mam|ma|wiek|yaşım|yaşı|عمري|عمره|عمرها|我|他|她|今年|私は"

/** What stands behind one. */
export const ageUnits =
  'years? old|year-old|y/?o|jahre? alt|jahre|ans|años|anni|anos|jaar(?: oud)?|lat|lata|yaşında(?:yım)?|سنة|سنوات|عاما|岁|歳|才'
