import type { CommandLanguage } from '../kinds.ts'

/** Says that nothing is to be sent: who does it alone, wants to look first, or wants it filled in and no more. Bars between. */
export const holdWords: Readonly<Record<CommandLanguage, string>> = {
  en: "myself|i'll do the rest|i'll finish it|i will finish it|just fill|only fill|just fill in|let me check first|let me look first|i'll check first|i want to check it first|before you send|before sending|before i send|i'll look it over|leave the rest|leave everything else|leave the others|i'll do the others|the rest i'll do|nothing else for now|hold off",
  de: 'selbst|selber|nur ausfüllen|nur eintragen|erst mal ausfüllen|ich schaue noch|ich schau noch|lass mich noch|bevor du abschickst|vor dem abschicken|vor dem absenden|den rest mache ich|lass den rest|lasst den rest|den rest lass|rest lassen|der rest bleibt leer|alles andere lass|den rest fülle ich',
  fr: "moi-même|remplis seulement|remplissez seulement|juste remplir|contente-toi de remplir|je vérifie d'abord|je relis avant|avant d'envoyer|avant l'envoi|je m'occupe du reste|je ferai le reste|je finirai|laisse le reste|laissez le reste|le reste je le fais|ne touchez pas au reste|pour le reste je verrai",
  es: 'yo mismo|yo misma|solo rellena|solo rellenar|sólo rellena|rellena solo|antes de enviar|antes de mandarlo|déjame revisarlo|lo reviso yo|lo reviso antes|yo lo envío|ya lo envío yo|lo demás lo hago yo|deja el resto|dejad el resto|deje el resto|el resto lo dejo|del resto me encargo yo|lo demás déjalo',
  it: "io stesso|io stessa|lo invio io|lo mando io|solo compilare|compila solo|compila soltanto|prima di inviare|prima controllo|fammi controllare|fammi dare un'occhiata|al resto penso io|lascia il resto|lasciate il resto|lascia stare il resto|il resto lo faccio io|il resto lascialo",
  pt: 'eu mesmo|eu mesma|eu próprio|eu própria|só preenche|só preencher|apenas preencher|preenche só|antes de enviar|deixa-me ver primeiro|deixa eu ver|eu envio|o resto faço eu|deixa o resto|deixe o resto|o resto deixa|deixa o resto em branco|do resto trato eu',
  nl: 'zelf|alleen invullen|vul alleen in|enkel invullen|eerst nog nakijken|laat me eerst|ik kijk het na|voor je verstuurt|voordat je verstuurt|voor het versturen|de rest doe ik|laat de rest|de rest laat|de rest laten|de rest vul ik|laat al het andere',
  pl: 'sam wyślę|sama wyślę|wyślę sam|wyślę sama|tylko wypełnij|tylko wpisz|najpierw sprawdzę|przed wysłaniem|zanim wyślesz|resztę zrobię|resztę uzupełnię|resztę zostaw|zostaw resztę|resztę proszę zostawić|proszę zostawić resztę|reszty nie ruszaj|resztę wpiszę',
  tr: 'kendim|sadece doldur|yalnızca doldur|göndermeden|göndermeden önce|önce bakayım|bir bakayım|ben yazacağım|ben göndereceğim|ben gönderirim|gerisini ben|gerisini bırak|gerisi kalsın|gerisine dokunma|kalanını bırak|kalanını ben',
  ar: 'بنفسي|فقط املأ|املأ فقط|املأها فقط|قبل الإرسال|قبل أن ترسل|دعني أراجع|سأراجع|سأرسله أنا|أنا سأكمل|سأكمل الباقي|اترك الباقي|دع الباقي|اتركوا الباقي|الباقي علي|لا تملأ الباقي',
  zh: '我自己|自己发|自己提交|只填|填好就行|填一下就行|先填好|先看一下|我看看再|提交前|发送前|剩下的我来|剩下的先不填|其余不用填|其他的先空着|剩下的不用管|别的先别填',
  ja: '自分で|入力だけ|記入だけ|入れるだけ|送る前に|送信前に|確認してから|見てから|あとは私が|残りは自分|残りはそのまま|残りは空けて|ほかはそのまま|他はそのまま|残りは後で',
}
