export * from './kinds.ts'
export { demoWords } from './texts/demo-words.ts'
export { dismissWords } from './texts/dismiss-words.ts'
export { launcherNames } from './texts/launcher-names.ts'
export { engineTexts, type TextName } from './texts/engine-texts.ts'
export { stepsUnderWay, type StepUnderWay } from './texts/steps-under-way.ts'
export { replies, type Replies, type ReplyName } from './texts/replies.ts'
export { englishTexts, widgetTexts, type TextKey, type WidgetTexts } from './texts/widget-texts.ts'
export { noIsNot, noWords, yesWords } from './commands/short-answers.ts'
export { contractions } from './commands/contractions.ts'
export { cookieWords } from './commands/cookie-words.ts'
export { cueNames, questionCues, type CueName } from './commands/cue-names.ts'
export { beforeQuestionWords } from './commands/before-question-words.ts'
export { conditionWords } from './commands/condition-words.ts'
export { conjunctionWords } from './commands/conjunction-words.ts'
export { wonderWords } from './commands/wonder-words.ts'
export { cuePhrases } from './commands/cue-phrases.ts'
export { cueWords } from './commands/cue-words.ts'
export { abbreviations, beforeOrdinals, numberMarks, numberSigns } from './commands/sentence-words.ts'
export {
  dayless,
  aboutOthers,
  companyEndings,
  currencySigns,
  countedNouns,
  currencyWords,
  insideWords,
  lastingBefore,
  lastingWords,
  oneArticles,
  roadEndings,
  roadWords,
  roadsBefore,
  shiftWords,
  listNotions,
  listWords,
  mileageWords,
  ownTitleWords,
  postcodeWords,
  titleWords,
  titlesBehind,
  unitWords,
  floorWords,
  doorWords,
  untilWords,
  verbParticles,
  weightCurrencies,
} from './commands/value-words.ts'
export {
  beingWords,
  groupArticles,
  groupLinks,
  inTown,
  inTownOf,
  personLinks,
  roadLinks,
  townLinks,
} from './commands/name-words.ts'
export { nodNames, nodWords } from './commands/nod-words.ts'
export {
  pointingWords,
  referenceNames,
  referenceWords,
  type ReferenceName,
} from './commands/reference-words.ts'
export { cartOrders } from './commands/cart-order-words.ts'
export { goOnWords } from './commands/go-on-words.ts'
export { politeWords } from './commands/polite-words.ts'
export { countOnNames, countOnWords } from './commands/count-on-words.ts'
export { starWords } from './commands/star-words.ts'
export { directionNames, directionWords } from './commands/direction-words.ts'
export { wayNames, wayWords, type WayName } from './commands/way-words.ts'
export { clockWords, dayWords, minutesIn, wholeWord } from './commands/time-words.ts'
export { momentWords, type DayPart, type MomentWords } from './commands/moments/moment-words.ts'
export { thousandWords } from './commands/thousand-words.ts'
export { bareDays, loneDayWords } from './commands/bare-days.ts'
export { assistantWords, type AssistantWords } from './commands/assistant-words.ts'
export { mineWords } from './commands/mine-words.ts'
export { purposeWords } from './commands/purpose-words.ts'
export { affixWords } from './commands/affix-words.ts'
export { holdWords } from './commands/hold-words.ts'
export { takingBackWords } from './commands/taking-back-words.ts'
export { sectionRoles, sectionWords, type SectionRole } from './commands/section-words.ts'
export { halfWords, measuredUnits } from './commands/half-words.ts'
export { toMeWords } from './commands/to-me-words.ts'
export { passingOnWords } from './commands/passing-on-words.ts'
export { expectedWords, spentFields, spentWords } from './commands/duration-words.ts'
export { boundWords } from './commands/bound-words.ts'
export { partyWords, type PartyWords } from './commands/party-words.ts'
export { tripWords, type TripWords } from './commands/trip-words.ts'
export { adviceWords } from './commands/advice-words.ts'
export { personWords, type PersonWords } from './commands/person-words.ts'
export { comparativeWords } from './commands/comparative-words.ts'
export { anyWords } from './commands/any-words.ts'
export { undoNames, undoWords } from './commands/undo-words.ts'
export { switchNames, switchWords } from './commands/switch-words.ts'
export { leavingOutWords } from './commands/leaving-out-words.ts'
export { orderEnds, orderEndWords, type OrderEnd } from './commands/order-ends.ts'
export {
  comparisonNames,
  comparisonWords,
  superlativeNames,
  type ComparisonName,
} from './commands/comparison-words.ts'
export { ordinalWords } from './commands/ordinal-words.ts'
export { callingPatterns, groupWords, introductionWords } from './commands/introduction-words.ts'
export { dwellingsBehind, dwellingWords } from './commands/dwelling-words.ts'
export {
  aboutWords,
  textBinding,
  writingDownWords,
  textFieldWords,
  textSorts,
  type TextSort,
} from './commands/text-field-words.ts'
export { numberWords } from './commands/number-words.ts'
export { fieldWords, type FieldPurpose } from './labels/fields/field-words.ts'
export { labels } from './labels/by-language/labels.ts'
export { isSecretField, saysSecret, type NamedField } from './labels/fields/is-secret-field.ts'
export { isAnySecretField, saysAnySecret } from './labels/fields/says-any-secret.ts'
export type { LabelGroup, LabelWords } from './labels/by-language/label-words.ts'
export { pageWords, type PageWords } from './labels/page-words.ts'
export * from './concepts/index.ts'
export { detectLanguage } from './detect-language.ts'
export { endsAsQuestion, hasQuestionMark } from './punctuation/question-mark.ts'
export { splitSentences } from './punctuation/split-sentences.ts'
export { priceQuestions, timeQuestions } from './questions/asked-for.ts'
export { lightWords } from './questions/light-words.ts'
export { bindingWords, questionWords } from './questions/question-words.ts'
export { bareWords, phrasesOf, sayingReader } from './questions/saying-reader.ts'
export { formStateWords } from './commands/form-state-words.ts'
export { amountWords } from './questions/amount-words.ts'
export { measures } from './questions/measures.ts'
export { createTopics, type AskedTopic } from './questions/topics.ts'
export { actWords, type ActWords } from './labels/deeds/act-words.ts'
export {
  appliedWords,
  facetWords,
  filterWords,
  lookWords,
  seekWords,
  sortWords,
} from './labels/deeds/filter-words.ts'
export {
  choiceWords,
  detailWords,
  everyWords,
  hintWords,
  onlyWords,
  printWords,
  viewWords,
} from './labels/deeds/view-words.ts'
export { arrangeWords, bindingNotions, budgetWords, mostWords } from './labels/deeds/counting-words.ts'
export { bookingWords } from './labels/deeds/booking-words.ts'
export { outcomeWords } from './labels/deeds/outcome-words.ts'
export { allWords, anyWord, type WordsByLanguage } from './labels/words-by-language.ts'
export { lookAlikes } from './labels/look-alikes.ts'
export {
  addressDeeds,
  addressPlaces,
  addressVerbs,
  assignedParts,
  assigningKeys,
  choosingKeys,
  folderPlaces,
  helpPlaces,
  loginPaths,
  lookingKeys,
  nameEndings,
  namingKeys,
  noVerbs,
  orderingKeys,
  settingKeys,
  statingKeys,
  switchingKeys,
  topicPlaces,
  verbEndings,
  verbEndingsIn,
} from './labels/deeds/address-words.ts'
export { fillers, signs } from './labels/deeds/signs.ts'
export { wholeBindingWords } from './labels/deeds/whole-binding-words.ts'
export { inflections, participles } from './labels/inflections.ts'
export { crowdWords, interestWords, readerWords } from './labels/deeds/reader-words.ts'
export { wideBindingWords } from './labels/deeds/wide-binding-words.ts'
export { answerWords, declineWords, keepWords, selfWords } from './labels/deeds/answer-words.ts'
export {
  beginWords,
  changeWords,
  contactWords,
  createWords,
  deliveryWords,
  denyWords,
  grantWords,
  limitWords,
  payeeWords,
  pressWords,
  profileWords,
  rightsWords,
  signUpWords,
  ungrantingWords,
} from './labels/deeds/step-words.ts'
export { everydayWords } from './labels/deeds/everyday-words.ts'
export { banWords, deedEndings } from './labels/deeds/ban-words.ts'
export { clauseWords } from './labels/deeds/clause-words.ts'
export { orderWords } from './labels/deeds/order-words.ts'
export {
  accountWords,
  cartWords,
  chargeWords,
  chooseWords,
  creditWords,
  engagementWords,
  paymentWords,
  lodgingWords,
  payWords,
  recipientPatterns,
  recurrence,
  spendWords,
  takeOutWords,
} from './labels/deeds/deal-words.ts'
export {
  addWords,
  dangerWords,
  doneWords,
  graveWords,
  haltWords,
  hiddenWords,
  hideWords,
  muteWords,
  openWords,
  openedWords,
  peopleWords,
  raiseWords,
  reachWords,
  runningWords,
  stalledWords,
  subscriptionWords,
  tierWords,
} from './labels/deeds/deed-words.ts'
export { partWords, quantityWords, stepWords } from './labels/deeds/part-words.ts'
export {
  addressWords,
  commandListWords,
  commandWords,
  denounceWords,
  exposedWords,
  reportedWords,
  stateWords,
  urgeWords,
} from './labels/deeds/command-words.ts'
export { conceptWords } from './labels/deeds/concept-words.ts'
export { objectWords } from './labels/deeds/object-words.ts'
export { consentWords } from './labels/deeds/consent-words.ts'
export { finderWords, mediaWords, openerWords, playWords } from './labels/deeds/media-words.ts'
export { placeWords } from './labels/deeds/place-words.ts'
export { weightWords } from './labels/deeds/weight-words.ts'
