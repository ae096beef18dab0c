/** In the order of `cueNames`. */
export const pt = `quando|a que horas|que dia|qual a data|até quando|que data|que horas|que hora|até que horas|que dias|desde quando|a partir de quando|que ano|em que ano|qual o ano|que mês|a que hora|por volta de que horas
quanto custa|quanto custam|quanto|preço|custa|quanto é|quanto fica
quantos|quantas|número de
quanto tempo|quanto demora|duração|prazo
de quanto em quanto tempo|com que frequência|quantas vezes|com que regularidade
quem|de quem|por quem
onde|aonde|de onde|em que lugar|qual o endereço
que|o que|qual|quais|o que acontece se|o que acontece|o que significa|significa|quer dizer
por que|porquê|por quê
como|como posso
quanto pesa|quanto pesam|quanto mede|que tamanho|qual o tamanho|qual o peso|qual a altura|a que distância|que temperatura|que idade|qual a idade|até que idade|a partir de que idade|que altura|que peso|que largura
posso|pode|podem|há|tem|têm|existe|é|são|está|vocês têm|aceitam|preciso|dá para|é possível|é preciso|tem como
não|nunca|sem|nenhum|nenhuma|exceto|nada
só|apenas|somente|unicamente
em vez disso|antes|não espera|quero dizer|aliás|na verdade|esquece
depois|em seguida|a seguir|por fim
e|também|além disso|mais|e quanto a|que tal
ou
mais barato|mais barata|menor|mais pequeno|mais baixo|mínimo
mais caro|mais cara|maior|mais alto|melhor|mais novo|mais recente
último|última|últimos
até|ao|fim|volta|saída|regresso
chamo-me|me chamo|meu nome é|o meu nome é|em nome de|sou|nome
em|no|na|como|para
procura|procure|busca|busque|pesquisa|pesquise
encontra|encontre|estou à procura de
escreve|escreva|põe|coloca|coloque|preenche|preencha|insere|insira|digita|digite
adiciona|adicione|lembra-me de|lembre-me de|anota|anote|nova tarefa
envia|envie|enviar|manda|reserva|reserve|inscreve-me|inscreva|aplica|aplique|usa|envia-o|manda lá|submete|submeta
coisa|coisas|algo|bem|então|agora|já|também|ainda|aí|vocês vendem|que vendem|vocês oferecem|que vendes|em|num|numa|pelo|pela|dele|dela|deles|mas|porque|muito|tão|assim|aqui|ali|lá|olá|oi|obrigado|obrigada|preciso|precisamos|gostava|gostaria|queríamos|podia|podes|podem|pode ser|estou|está|estão|estamos|tenho|temos|têm|vou|vai|vamos|fica|ficar|faz|fazer|mesmo|afinal|na verdade|talvez|logo|prefiro|desse|dessa|deste|desta|disso|nisso|nesse|nesta|só que|já agora|até agora
página|site|link|botão|secção|seção|parte|tema|assunto|artigo|separador|aba|menu|campo|opção|lista|item
eu|sou|somos|tenho|meu|minha|nós|nosso|nossa
novo|nova
em vez de|ao invés de
clica|clica em|clique|clique em|carrega em|pressiona|pressione|toca em|marca|marque|desmarca|escolhe|escolha|seleciona|selecione|foca|põe o cursor em
vai|vai para|ir|ir para|leva-me|leve-me para|vá para
diga-me|diz-me|diga me|me diga|me diz|me fala|me fale|fala-me de|fale-me de|fala-me|fale-me|conta-me|conte-me|me conta|me conte|explica-me|explique-me|me explica|me explique|indique-me|informe-me|me informe|quero saber|queria saber|gostaria de saber|gostava de saber|preciso saber|preciso de saber|gostaria de conhecer|pode dizer-me|podes dizer-me|pode me dizer|poderia me dizer|poderia dizer-me|consegue dizer-me|sabe dizer|você sabe|faça-me saber`
