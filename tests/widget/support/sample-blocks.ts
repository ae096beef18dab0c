import type { UiBlock } from '#protocol'

/** One believable block of every type. */
export const sampleBlocks: readonly UiBlock[] = [
  {
    block_type: 'choices',
    message: 'Which lamp do you mean?',
    data: {
      options: [
        { label: 'Reading lamp Alba', value: 'Reading lamp Alba', description: 'For admins, 79 €' },
        { label: 'Floor lamp Alba', value: 'Floor lamp Alba', description: 'For living rooms, 189 €' },
        { label: 'None of these', value: 'None of these' },
      ],
    },
  },
  {
    block_type: 'buttons',
    message: 'What would you like to do next?',
    data: {
      items: [
        { label: 'Show the cart', payload: 'Show the cart' },
        { label: 'Delivery times', url: '/help/delivery' },
        { label: 'Talk to a person', payload: 'Talk to a person' },
      ],
    },
  },
  {
    block_type: 'form',
    message: 'I need a few details for the return.',
    data: {
      title: 'Return an item',
      fields: [
        { name: 'order', type: 'text', label: 'Order number', required: true },
        { name: 'email', type: 'email', label: 'E-mail', required: true },
        {
          name: 'reason',
          type: 'select',
          label: 'Reason',
          required: false,
          options: ['Too bright', 'Broken', 'Changed my mind'],
        },
        { name: 'note', type: 'textarea', label: 'Anything else', required: false },
      ],
      submit_label: 'Send',
    },
  },
  {
    block_type: 'link_cards',
    message: 'These pages should help.',
    data: {
      cards: [
        {
          title: 'Delivery and returns',
          description: 'How long it takes and what it costs.',
          url: '/help/delivery',
        },
        { title: 'Which bulb fits?', description: 'All sockets with pictures.', url: '/help/bulbs' },
        { title: 'The maker of our shades', url: 'https://example.org/shades' },
      ],
    },
  },
  {
    block_type: 'product_list',
    message: 'I found three that match.',
    data: {
      products: [
        {
          title: 'Reading lamp Alba',
          price: '79.00',
          currency: 'EUR',
          image_url: '/lamp.svg',
          url: '/p/alba',
          availability: 'In stock',
          acts: [{ label: 'Add to cart', payload: 'Add to cart: Reading lamp Alba' }],
        },
        {
          title: 'Pendant Nova, hand-blown glass with a textile cable',
          price: '129.00',
          currency: 'EUR',
          image_url: '/missing.png',
          url: '/p/nova',
        },
        { title: 'Table lamp Ode', price: '54.00', currency: 'EUR', url: '/p/ode', availability: 'In stock' },
      ],
    },
  },
  {
    block_type: 'pricing_cards',
    message: 'There are two plans.',
    data: {
      plans: [
        {
          name: 'Home',
          price: '4 €',
          period: 'a month',
          features: ['5 lamps', 'Scenes', 'E-mail help'],
          cta_label: 'Choose Home',
          cta_url: '/plans/home',
        },
        {
          name: 'Studio',
          price: '12 €',
          period: 'a month',
          features: ['Unlimited lamps', 'Schedules', 'Phone help'],
          highlighted: true,
          cta_label: 'Choose Studio',
          cta_url: '/plans/studio',
        },
      ],
    },
  },
  {
    block_type: 'feature_grid',
    message: 'What all our lamps have:',
    data: {
      features: [
        { icon: '🔧', title: 'Repairable', body: 'Every part can be bought.' },
        { icon: '🌙', title: 'Warm light', body: '2,200 to 2,700 kelvin.' },
        { icon: '♻️', title: 'Taken back', body: 'Free of charge, always.' },
        { title: 'Five years', body: 'Guarantee on everything.' },
      ],
    },
  },
  {
    block_type: 'faq_list',
    message: 'People often ask:',
    data: {
      items: [
        { q: 'How long does delivery take?', a: 'Three working days within the country.' },
        { q: 'Can I send a lamp back?', a: 'Within 30 days, free of charge.' },
      ],
    },
  },
  {
    block_type: 'table',
    message: 'The three side by side:',
    data: {
      columns: ['Lamp', 'Socket', 'Height', 'Price'],
      rows: [
        ['Alba', 'E14', '42 cm', '79 €'],
        ['Nova', 'E27', '31 cm', '129 €'],
        ['Ode', 'G9', '28 cm', '54 €'],
      ],
    },
  },
  {
    block_type: 'key_value',
    message: 'Your order:',
    data: {
      title: 'Order 10482',
      rows: [
        { label: 'Status', value: 'On its way' },
        { label: 'Arrives', value: 'Thursday, 19 November' },
        { label: 'Address', value: 'Ada Lovelace, 12 St James’s Square, London' },
      ],
    },
  },
  {
    block_type: 'steps',
    message: 'This is how a return works:',
    data: {
      items: [
        { title: 'Tell us', body: 'With the form above.', done: true },
        { title: 'Pack it', body: 'The label comes by e-mail.' },
        { title: 'Hand it in', body: 'At any parcel shop.' },
      ],
    },
  },
  {
    block_type: 'plan_preview',
    message: 'I would do this:',
    data: {
      steps: [
        { description: 'Open Contact' },
        { description: 'Fill in the name', field: 'Name', value: 'Ada Lovelace' },
        { description: 'Fill in the e-mail', field: 'E-mail', value: 'ada@example.org' },
      ],
    },
  },
  {
    block_type: 'sources',
    message: 'That is from these pages:',
    data: {
      items: [
        { title: 'Delivery and returns', url: '/help/delivery', quote: 'Delivery takes three working days.' },
        { title: 'Terms', url: '/terms' },
      ],
    },
  },
  {
    block_type: 'contact_card',
    message: 'You can reach us here:',
    data: {
      name: 'Lumen customer care',
      email: 'care@example.org',
      phone: '+44 20 7946 0000',
      url: 'https://example.org/contact',
      hours: 'Monday to Friday, 9:00 to 17:00',
    },
  },
  {
    block_type: 'image',
    message: 'This is the Alba:',
    data: { url: '/lamp.svg', alt: 'Reading lamp Alba in brass' },
  },
  {
    block_type: 'notice',
    message: 'One thing to know:',
    data: { level: 'warning', text: 'Nova is sold out until the end of the month.' },
  },
  { block_type: 'rating', message: 'Before you go:', data: { prompt: 'How was this chat?', scale: 5 } },
]
