/** Where on the fixture's site an answer stands, words of it, and questions that it answers. */
type AskedOf = readonly [page: string, words: string, questions: readonly string[]]

/** The same for the website of 200 pages, in its four languages. */
export const fixtureAnswerable: readonly AskedOf[] = [
  [
    'manual.pdf',
    'four amperes',
    [
      'How many amperes has the fuse of a lantern?',
      'Which fuse does every lantern have?',
      'How strong is the safety fuse?',
    ],
  ],
  [
    'manual.pdf',
    'Keep lanterns dry',
    [
      'How should lanterns be kept?',
      'How warm may it be where I store a lantern?',
      'Can I leave it in a damp cellar?',
    ],
  ],
  [
    'en/item-2',
    'kettle of shelf 50 ',
    ['With how many tools is the kettle of shelf 50 made?', 'Where is the kettle of shelf 50 made?'],
  ],
  ['en/item-7', 'chair of shelf 170 ', ['How many tools does the chair of shelf 170 need?']],
  ['en/item-3', 'blanket 3-2', ['What does the blanket 3-2 weigh?', 'What is the price of the blanket 3-2?']],
  ['en/item-4', 'mirror 4-1', ['How heavy is mirror 4-1?', 'How much is mirror 4-1?']],
  ['en/item-5', 'shelf 5005', ['How is the basket 5 cleaned?']],
  ['de/item-2', 'Regal 50 ', ['Mit wie vielen Werkzeugen wird der Spiegel aus Regal 50 gebaut?']],
  ['de/item-3', 'Korb 3-2', ['Was kostet der Korb 3-2?', 'Wie schwer ist der Korb 3-2?']],
  ['de/item-4', 'Regal 5004', ['Wie reinigt man den Schrank 4?']],
  ['fr/item-2', 'rayon 50 ', ['Avec combien d’outils le miroir du rayon 50 est-il fabriqué ?']],
  ['fr/item-3', 'panier 3-2', ['Quel est le prix du panier 3-2 ?', 'Quel est le poids du panier 3-2 ?']],
  ['es/item-2', 'estante 50 ', ['¿Con cuántas herramientas se hace el cesto del estante 50?']],
  ['es/item-3', 'banco 3-2', ['¿Cuánto pesa el banco 3-2?', '¿Qué precio tiene el banco 3-2?']],
]
