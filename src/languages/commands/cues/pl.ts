/** In the order of `cueNames`. */
export const pl = `kiedy|o której|jakiego dnia|którego dnia|do kiedy|od kiedy|w jakie dni|która godzina|do której|od której|jakie dni|w jakich godzinach|jakich godzinach|którym roku|w którym roku|jaki rok|jakiego roku|którego roku|o jakiej godzinie|jaka godzina|w jakim miesiącu
ile kosztuje|ile kosztują|ile|cena|kosztuje|za ile|jaka kwota
ilu|ile|liczba
jak długo|ile czasu|jak szybko|ile trwa
jak często|co ile|ile razy|z jaką częstotliwością
kto|kogo|czyj|przez kogo
gdzie|dokąd|skąd|jaki adres
co|jaki|jaka|jakie|który|która|które|co się stanie jeśli|co się stanie|co jeśli|co oznacza|oznacza|co to znaczy
dlaczego|czemu
jak|jak mogę
jak duży|jak duża|jak duże|jak wysoki|jak wysoka|jak ciężki|jak ciężka|jak szeroki|jak głęboki|jak daleko|ile waży|ile ważą|jaki rozmiar|jaka waga|jaka temperatura|jaka powierzchnia|ile lat|w jakim wieku|od jakiego wieku|do jakiego wieku|jaka wysokość|jaka szerokość
czy|można|jest|są|macie|czy mogę|czy jest|czy są|czy macie|da się|muszę|trzeba
nie|bez|nigdy|żaden|żadna|oprócz|nic
tylko|jedynie|wyłącznie
raczej|nie czekaj|to znaczy|mam na myśli|właściwie|zapomnij
potem|następnie|później|na koniec
i|oraz|a także|też|oba|a co z|a
lub|albo
najtańszy|najtańsza|najtańsze|najmniejszy|najniższy|najkrótszy
najdroższy|największy|najwyższy|najdłuższy|najlepszy|najnowszy
ostatni|ostatnia|ostatnie
do|koniec|powrót|wyjazd
nazywam się|mam na imię|na nazwisko|imię|jestem|o nazwie
do|w|jako|na|dla
szukaj|wyszukaj|poszukaj
znajdź|szukam|znajdz
włóż|wrzuć|wpisz|napisz|wstaw|ustaw|uzupełnij|wypełnij|podaj
dodaj|przypomnij mi|zanotuj|zapisz|nowe zadanie
wyślij|zatwierdź|zarezerwuj|zamów|zapisz mnie|zastosuj|użyj|subskrybuj|wysyłaj|wyślijcie|niech idzie
rzecz|lecz|rzeczy|coś|czegoś|no|więc|teraz|już|też|jeszcze|trochę|sprzedajecie|macie w ofercie|oferujecie|mamy|masz|macie|mają|tam|tu|tutaj|ale|bo|że|żeby|bardzo|może|poproszę|dzień dobry|cześć|dzięki|dziękuję|chcemy|potrzebuję|potrzebujemy|trzeba|możecie|będę|będzie|będziemy|zaraz|sobie|siebie|mną|nami|was|wam|taki|taka|takie|jednak|właśnie|w|na|po|za|od|przy|interesuje mnie|interesuje|lubię|wolę|jakiś|jakąś|jakieś|mamy na|do tej pory|dotychczas
strona|stronę|link|przycisk|sekcja|część|temat|artykuł|zakładka|menu|pole|opcja|lista|pozycja
ja|jestem|mam|mój|moja|moje|my|jesteśmy|nasz|nasza
nowe|nowy|nowa
zamiast
kliknij|kliknij w|kliknij na|naciśnij|wciśnij|zaznacz|odznacz|wybierz|ustaw kursor|ustaw kursor w
idź|idź do|przejdź|przejdź do|zabierz mnie do
powiedz mi|powiedz|powiedzcie mi|proszę mi powiedzieć|proszę powiedzieć|podaj mi|proszę mi podać|podajcie mi|wyjaśnij mi|wyjaśnij|proszę wyjaśnić|opowiedz mi o|opowiedz o|opisz mi|objaśnij|chciałbym wiedzieć|chciałabym wiedzieć|chcę wiedzieć|chcę się dowiedzieć|chciałbym się dowiedzieć|chciałabym się dowiedzieć|muszę wiedzieć|możesz mi powiedzieć|może mi pan powiedzieć|może mi pani powiedzieć|czy możesz mi powiedzieć|czy możecie powiedzieć|czy wiesz|wiesz może|poinformuj mnie o|interesuje mnie`
