/** In the order of `cueNames`. */
export const nl = `wanneer|hoe laat|welke dag|welke datum|tot wanneer|vanaf wanneer|hoe laat|tot hoe laat|welke dagen|sinds wanneer|per wanneer|welk jaar|in welk jaar|welke maand|hoelaat|om hoe laat|rond hoe laat|welk tijdstip
wat kost|wat kosten|hoeveel kost|hoeveel|prijs|kost|kosten|hoe duur
hoeveel|aantal
hoe lang|hoelang|hoeveel langer|hoe snel|duur|duurt
hoe vaak|hoe dikwijls|om de hoeveel tijd|hoe frequent
wie|van wie|door wie
waar|waarheen|waarvandaan|welk adres
wat|welke|welk|wat gebeurt er als|wat gebeurt er|wat als|wat betekent|betekent
waarom|hoezo
hoe|hoe kan ik
hoe groot|hoe klein|hoe hoog|hoe zwaar|hoe breed|hoe diep|hoe dik|hoe ver|hoe heet|hoe warm|hoe koud|hoe oud|hoe sterk|welke maat|wat weegt|hoeveel weegt|welke leeftijd|vanaf welke leeftijd|tot welke leeftijd|hoe lang is
is|zijn|kan|kunnen|mag|heeft|hebben|is er|zijn er|wordt|moet|doen|hebben jullie|kun|kan ik|mag ik|moet ik|heb ik|is het|zit er|kan je
niet meer|niet|geen|nooit|zonder|behalve|niets|stop
alleen|enkel|slechts|uitsluitend
liever|nee wacht|ik bedoel|eigenlijk|toch maar|vergeet
dan|daarna|vervolgens|tenslotte
en|ook|evenals|plus|allebei|hoe zit het met|en hoe zit het met
of
goedkoopste|kleinste|laagste|kortste|minste
duurste|grootste|hoogste|meeste|langste|beste|nieuwste
laatste|onderste
tot|tot en met|eind|terug|vertrek
ik heet|mijn naam is|op naam van|naam|ik ben|heet
in|als|voor|naar|op
zoek naar|zoek|zoek op|opzoeken
vind|ik zoek|we zoeken|wij zoeken
leg|typ|schrijf|zet|vul in|vul|voer in|invullen
voeg toe|voeg|herinner me eraan|noteer|nieuwe taak
verstuur|verzend|stuur|boek|bestel|schrijf me in|aanmelden|abonneer|toepassen|gebruik|de deur uit
ding|dingen|spul|iets|nou|even|eens|maar|toch|nu|al|ook|nog|verkopen jullie|jullie verkopen|jullie aanbieden|zo|zo'n|hoor|gewoon|eigenlijk|misschien|wel|want|omdat|dus|heel|erg|ergens|daar|hier|daarheen|hoi|hallo|dank|bedankt|kom|komen|komt|gaan|gaat|ga|wordt|worden|zou|zouden|moeten|moet|mogen|kunt|wilt|hebt|nodig|om|naar|effe|ff|doe|doe maar|net|pas|lekker|zal|zullen|aan|tot nu toe
pagina|site|link|knop|deel|stuk|onderwerp|artikel|tabblad|menu|veld|optie|lijst|onderdeel
ik|wij|we|mijn|ons|onze
nieuw|nieuwe
in plaats van
klik|klik op|druk|druk op|tik op|vink|vink aan|vink uit|kies|selecteer|focus|focus op
ga|ga naar|breng me naar|breng mij naar
vertel me|vertel mij|vertel eens|vertelt u me|zeg me|zeg mij|zeg eens|leg me uit|leg mij uit|leg uit|laat me weten wat|laat me weten hoe|laat me weten waar|laat me de|ik wil weten|ik wil graag weten|ik zou graag weten|ik zou graag willen weten|ik zou willen weten|ik wou graag weten|graag wil ik weten|kun je me vertellen|kunt u me vertellen|kan je me vertellen|kun je mij vertellen|kunt u mij vertellen|kun je me zeggen|kunt u me zeggen|weet je|weet u|weten jullie|informeer me over`
