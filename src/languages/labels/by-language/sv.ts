import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const sv: LabelWords = {
  binding: bars(`
    köp|köpa|beställ|beställa|boka|reservera|hyr|skicka|skicka in|publicera|dela|svara|överför|ta ut
    underteckna|signera|prenumerera|donera|buda|ansök|registrera|bekräfta|acceptera|godkänn|tillåt|bjud in
    förnya|slutför|begär|rösta|sälj|satsa|lämna in|gå med|byt abonnemang|ändra lösenord|byt lösenord
    ändra adress|aktivera|prova gratis|återbetala|ändra roll|anmäl|anmäl dig|lägg bud
    skriv under|skänk|sätt in pengar|gör offentlig|förbeställ|överlåt|bevilja`),
  final: bars(`
    betala|köp nu|slutför köp|lägg beställning|bekräfta köp|betala nu|beställ nu|bekräfta betalning
    slutför betalning|boka nu|genomför köp|slutför beställning`),
  destructive: bars(`
    ta bort|radera|avbryt|avboka|avsluta|säg upp|avprenumerera|avregistrera|inaktivera|stäng konto|kasta
    återkalla|avvisa|återställ|töm|rensa|blockera|logga ut|ta bort konto|radera konto|papperskorg
    flytta till papperskorgen|töm varukorgen|skriv över|lämna gruppen|stäng av|formatera|avstå|makulera
    släng|säg upp avtalet|avskeda`),
  harmless: bars(`
    äldre|nyare|byt namn

    sök|hitta|filtrera|filter|sortera|visa mer|lägg i varukorg|lägg i varukorgen|nästa|fortsätt
    tillbaka|föregående|beräkna|jämför|förhandsgranska|logga in|använd kod|tillämpa filter
    lägg till i favoriter|spara till listan|lägg till i listan|meny|öppna meny|stäng|mindre|visa mindre
    visa alla|visa allt|detaljer|visa detaljer|läs mer|redigera|välj|välj alla|kopiera|kopiera länk|skriv ut
    zooma in|zooma ut|hem|hjälp|kontakt|inställningar|språk|idag|föregående sida|nästa sida|första sidan
    sista sidan|öka|minska|hoppa över|lägg till|lägg till vara|kontrollera tillgänglighet|sortera efter
    varukorg|till varukorgen|fortsätt handla|ladda ner|karta|lista|ny sökning|ladda fler|till kassan
    glömt lösenord|uppdatera varukorg|nästa steg
    betalning|leverans|frakt|översikt|adress`),
  innocent: bars(`
    rensa filter|ta bort filter|återställ filter|avbryt sökning|min beställning|orderhistorik|orderdetaljer
    mina beställningar|betalningssätt|avbryt val|rensa sökning`),
  search: bars(`sök*`),
  consent: bars(
    `jag godkänner|godkänner|samtycker|samtycke|villkor|villkoren|integritetspolicy|nyhetsbrev|jag har läst`,
  ),
  captcha: bars(`jag är inte en robot|inte en robot`),
}
