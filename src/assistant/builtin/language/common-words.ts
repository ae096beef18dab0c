/** Everyday words that are spelt right, though a page may have a word that is only a letter away. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'sell sold buy bought pick send sent call said tell told keep kept lose lost find found made came went gone come ' +
    'good best well bad worst new old big small high low long short hot cold warm cool dark light wide thin thick hard soft ' +
    'name same time days week year today night morning home house room wall door desk floor bed sofa sofas chair ' +
    'food wine beer book card gift mum dad wife kid kids child son friend people person human someone nobody ' +
    'work word world hand head face eye foot leg body life love hope wish like hate care ' +
    'much many more most less least few each both such only ever even never always often just still also than then them they ' +
    'does done make take give gave walk talk play read write wrap fit fits fix hang hold hurt ' +
    'red blue green black white pink grey gray brown gold silver yellow orange ' +
    'true false sure free full half part side back front left right near far away here there where when what which who why how ' +
    'joke song game team club city town land sea sun moon star rain snow wind weather'
  ).split(' '),
)
