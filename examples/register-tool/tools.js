const stock = new Map([
  ['poppy', 12],
  ['sunflower', 0],
  ['basil', 40],
])

// Works before the assistant's script has come: the call waits in the list.
;(window.Pagehand ??= []).push([
  'registerTool',
  {
    name: 'bags_left',
    description: 'How many bags of a seed are in stock.',
    parameters: {
      type: 'object',
      properties: { seed: { type: 'string', enum: [...stock.keys()] } },
      required: ['seed'],
    },
    // It changes nothing, so the visitor need not be asked before it runs.
    readOnly: true,
    handler({ seed }) {
      const bags = stock.get(seed) ?? 0
      document.querySelector('#last').textContent = `Looked up: ${seed}, ${bags} bags.`
      return { seed, bags }
    },
  },
])
