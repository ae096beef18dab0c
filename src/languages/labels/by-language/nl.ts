import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const nl: LabelWords = {
  binding: bars(`
    kopen|koop|bestellen|bestel|boeken|boek|reserveren|reserveer|huren|verzenden|versturen|verstuur|stuur
    indienen|publiceren|plaatsen|delen|beantwoorden|overmaken|overboeken|opnemen|ondertekenen|abonneren
    inschrijven|doneren|bieden|solliciteren|registreren|aanmelden|bevestigen|bevestig|accepteren|akkoord
    goedkeuren|toestaan|uitnodigen|verlengen|afronden|aanvragen|stemmen|verkopen|wedden|inleveren|deelnemen
    lid worden|pakket wijzigen|wachtwoord wijzigen|adres wijzigen|activeren|gratis proberen|terugbetalen
    rol wijzigen|posten|aanmelden voor|bod uitbrengen|verzend
    storten|geld vrijgeven|eigenaar wijzigen|downgraden
    afrekenen|openbaar maken|toekennen|overdragen|vooruitbestellen
    certificeren|waarmerken|ziek melden|ziekmelden|meld je ziek|meld mij ziek|meld ziek|beter melden|auto ontgrendelen|opzegging doorgeven|aanwezigheid verklaren|op mijn rekening|op de rekening zetten`),
  final: bars(`
    betalen|betaal|nu kopen|nu bestellen|bestelling plaatsen|bestelling afronden|bestelling bevestigen
    geld overmaken|nu betalen|afrekenen en betalen|betaling bevestigen|aankoop voltooien|nu boeken
    bestelling voltooien|bestelling met betalingsverplichting`),
  destructive: bars(`
    verwijderen|verwijder|wissen|annuleren|annuleer|opzeggen|uitschrijven|afmelden|deactiveren
    account sluiten|weggooien|intrekken|weigeren|afwijzen|resetten|herstellen|leegmaken|legen|vernietigen
    blokkeren|uitloggen|account verwijderen|prullenbak|naar prullenbak|winkelwagen legen|winkelmandje legen
    overschrijven|groep verlaten|afsluiten|formatteren|schorsen
    ontslaan|verbannen|abonnement pauzeren
    verlaten|afzeggen|royeren|offline halen
    stopzetten|stop te zetten|beëindigen|beëindig|uit het register|bericht terughalen|terugtrekken`),
  harmless: bars(`
    ouder|nieuwer|oudere|nieuwere|hernoemen|naam wijzigen|verder lezen|lees verder

    zoeken|zoek|vinden|filteren|filter|filters|sorteren|tonen|toon meer|meer tonen|meer laden|bekijken
    in winkelwagen|in winkelmandje|toevoegen aan winkelwagen|volgende|verder|doorgaan|terug|vorige|berekenen
    vergelijken|voorbeeld|inloggen|code toepassen|filters toepassen|toevoegen aan favorieten
    toevoegen aan lijst|toevoegen aan verlanglijst|menu|menu openen|sluiten|meer|minder|minder tonen
    alles bekijken|alles tonen|details|details bekijken|meer informatie|lees meer|meer lezen|bewerken|kiezen
    selecteren|alles selecteren|kopiëren|link kopiëren|afdrukken|vernieuwen|inzoomen|uitzoomen|home|help
    contact|instellingen|taal|vandaag|vorige pagina|volgende pagina|eerste pagina|laatste pagina|verhogen
    verlagen|overslaan|toevoegen|artikel toevoegen|beschikbaarheid controleren|sorteren op|winkelwagen
    naar winkelwagen|verder winkelen|downloaden|kaart|lijst|nieuwe zoekopdracht|naar de kassa
    wachtwoord vergeten|winkelwagen bijwerken|volgende stap
    betaling|levering|verzending|overzicht|adres
    eerder|later|eerdere treinen|latere treinen|eerdere reizen|latere reizen`),
  innocent: bars(`
    filter verwijderen|filters verwijderen|filter wissen|filters wissen|filters resetten
    zoekopdracht annuleren|mijn bestelling|dit boek|het boek|een boek|bestelgeschiedenis|bestelgegevens
    mijn bestellingen|betaalmethoden|selectie annuleren|zoekopdracht wissen
    antwoorden tonen|antwoorden bekijken|antwoorden weergeven|toon antwoorden|bekijk antwoorden
    meer antwoorden|alle antwoorden bekijken`),
  search: bars(`zoek*`),
  consent: bars(
    `ik ga akkoord|akkoord|toestemming|voorwaarden|privacy*|nieuwsbrief|gelezen|reclame|ik verklaar`,
  ),
  captcha: bars(`ik ben geen robot|geen robot`),
}
