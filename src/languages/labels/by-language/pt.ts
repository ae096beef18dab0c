import { bars } from '../bars.ts'
import type { LabelWords } from './label-words.ts'

export const pt: LabelWords = {
  binding: bars(`
    comprar|encomendar|pedir|reservar|alugar|enviar|submeter|publicar|partilhar|compartilhar|responder
    transferir|levantar|sacar|assinar|subscrever|inscrever-se|doar|licitar|candidatar-se|registar|registrar
    cadastrar|confirmar|aceitar|aprovar|autorizar|convidar|renovar|finalizar|concluir|solicitar|votar|vender
    apostar|entregar|aderir|mudar de plano|alterar plano|alterar senha|mudar senha|alterar palavra passe
    alterar endereço|ativar|teste grátis|reembolsar|alterar função|postar|inscrever|fazer oferta
    depositar|liberar fundos|promover a|liquidar|alterar proprietário
    contratar|dar lance|ceder|conceder|tornar público
    certificar|atestar|dar alta|comunicar doença|comunicar ausência|avisar ausência|destrancar carro|trancar carro|pôr na conta|lançar na conta|destrancar o carro`),
  final: bars(`
    pagar|comprar agora|fazer pedido|finalizar pedido|finalizar compra|confirmar pedido|confirmar compra
    confirmar encomenda|enviar dinheiro|pagar agora|concluir compra|concluir pedido|confirmar pagamento
    reservar agora|efetuar pagamento|fechar pedido|fechar compra`),
  destructive: bars(`
    eliminar|excluir|apagar|remover|cancelar|anular|cancelar inscrição|cancelar subscrição|desativar
    encerrar conta|fechar conta|descartar|revogar|rejeitar|recusar|repor|redefinir|esvaziar|destruir
    bloquear|sair da conta|terminar sessão|encerrar sessão|sair|apagar conta|excluir conta|lixeira
    mover para a lixeira|esvaziar carrinho|substituir ficheiro|abandonar|desligar|formatar|suspender
    demitir|banir|expulsar|pausar assinatura
    rescindir|jogar fora|deitar fora|sair do grupo|desistir|renunciar
    dar baixa|dar aviso prévio|enviar aviso prévio|desfazer envio|trancar matrícula|trancar curso`),
  harmless: bars(`
    mais antigos|mais recentes|renomear|continuar a ler|continuar lendo|continuar a leitura

    pesquisar|procurar|buscar|filtrar|filtros|ordenar|mostrar|ver|ver mais|mostrar mais
    adicionar ao carrinho|adicionar ao cesto|seguinte|próximo|continuar|avançar|voltar|anterior|calcular
    comparar|pré-visualizar|entrar|aplicar código|aplicar cupom|aplicar filtros|adicionar aos favoritos
    adicionar à lista|adicionar à lista de desejos|menu|abrir menu|fechar|mais|menos|ver menos|ver tudo
    ver todos|detalhes|ver detalhes|saiba mais|saber mais|ler mais|editar|escolher|selecionar
    selecionar tudo|copiar|copiar link|imprimir|ampliar|reduzir|início|ajuda|contato|contacto|definições
    configurações|idioma|hoje|página anterior|próxima página|primeira página|última página|aumentar|diminuir
    pular|adicionar|adicionar item|verificar disponibilidade|carrinho|ver carrinho|continuar comprando
    baixar|descarregar|mapa|lista|nova pesquisa|carregar mais|ir para o checkout|atualizar carrinho
    esqueci a senha|ordenar por
    pagamento|entrega|envio|resumo|endereço
    mais cedo|mais tarde|comboios anteriores|comboios seguintes|partidas anteriores|partidas seguintes`),
  innocent: bars(`
    remover filtro|remover filtros|limpar filtros|apagar filtros|repor filtros|redefinir filtros
    cancelar pesquisa|o meu pedido|meus pedidos|histórico de pedidos|detalhes do pedido|métodos de pagamento
    cancelar seleção|limpar pesquisa`),
  search: bars(`pesquis*|procurar|buscar|busca`),
  consent: bars(
    `aceito|concordo|consentimento|termos|condições|privacidade|política|newsletter|li e|marketing|declaro`,
  ),
  captcha: bars(`não sou um robô|não sou um robot`),
}
