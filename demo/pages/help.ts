import { html, type Markup } from '../parts/html.ts'
import type { Page } from '../parts/page.ts'

const topics = [
  ['delivery', 'Delivery', 'What it costs, how long it takes, where we deliver.'],
  ['returns', 'Returns', 'Thirty days, a free label, and how the money comes back.'],
  ['warranty', 'Warranty and repairs', 'Five years, and spare parts for ten.'],
  ['showroom', 'Showroom and opening hours', 'Where we are and when the door is open.'],
] as const

const overview = help({
  path: 'index.html',
  title: 'Help',
  description: 'Delivery, returns, warranty and opening hours.',
  body: html`<h1>Help</h1>
    <ul class="topics">
      ${topics.map(
        ([id, title, text]) =>
          html`<li>
            <h2><a href="/demo/help/${id}.html">${title}</a></h2>
            <p>${text}</p>
          </li>`,
      )}
    </ul>
    <section aria-labelledby="often-title">
      <h2 id="often-title">Asked often</h2>
      ${question('How long does delivery take?', 'Standard delivery takes 2 to 4 working days. Express delivery comes the next working day if you order before 15:00.')}
      ${question('Which bulb fits my lamp?', 'Most of our lamps take an E27 bulb; the Nook wall lamp takes an E14. The exact one stands on the page of each lamp under “Size and details”.')}
      ${question('Can I dim my lamp?', 'Lamps marked “Dimmable” have a dimmer of their own or work with a wall dimmer. The Drift, the Porch and the Moth cannot be dimmed.')}
      ${question('Do you wrap gifts?', 'Yes. Wrapping is free: choose it in the gift finder and write a note for the card.')}
      ${question('How can I pay?', 'By card, by bank transfer, or in the showroom when you pick up your order.')}
    </section>
    <section aria-labelledby="contact-title">
      <h2 id="contact-title">Talk to us</h2>
      <p>
        Write to <a href="mailto:help@fieldlamp.example">help@fieldlamp.example</a>. We answer within one
        working day.
      </p>
    </section>`,
})

const delivery = help({
  path: 'delivery.html',
  title: 'Delivery',
  description: 'What delivery costs, how long it takes and where we deliver.',
  body: html`<h1>Delivery</h1>
    <p class="lead">Standard delivery costs €4.95 and is free for orders from €75.</p>
    <h2>Ways of delivery</h2>
    ${table(
      ['Method', 'Time', 'Price'],
      [
        ['Standard delivery', '2 to 4 working days', '€4.95, free from €75'],
        ['Express delivery', 'Next working day if ordered before 15:00', '€9.95'],
        ['Pick up in the showroom', 'Ready within two hours', 'Free'],
      ],
    )}
    <h2>Where we deliver</h2>
    ${table(
      ['Country', 'Standard delivery takes'],
      [
        ['Netherlands', '2 working days'],
        ['Belgium', '2 working days'],
        ['Germany', '3 working days'],
        ['France', '4 working days'],
        ['Ireland', '4 working days'],
      ],
    )}
    <h2>On the day</h2>
    <p>
      The driver sends a message one hour before arriving. If nobody is home, the parcel goes to a neighbour
      or to the nearest parcel shop, where it waits for seven days.
    </p>
    <p>
      Floor lamps come in two boxes on the same day. The heavy foot of the Heron floor lamp is carried to your
      door, up to the third floor.
    </p>`,
})

const returns = help({
  path: 'returns.html',
  title: 'Returns',
  description: 'How to send a lamp back.',
  body: html`<h1>Returns</h1>
    <p class="lead">
      You have 30 days to return a lamp, counted from the day it arrived. Returning it is free.
    </p>
    <h2>How it works</h2>
    <ol>
      <li>Print the return label from the parcel’s last page, or show its code in a parcel shop.</li>
      <li>Pack the lamp in its box, with the bulb taken out.</li>
      <li>Hand it in at any parcel shop.</li>
    </ol>
    <h2>Your money</h2>
    <p>The refund is paid within five working days after the lamp is back with us, by the way you paid.</p>
    <h2>What cannot come back</h2>
    <p>
      Bulbs can be returned only in their unopened pack. Cords that we shortened for you cannot be returned.
    </p>`,
})

const warranty = help({
  path: 'warranty.html',
  title: 'Warranty and repairs',
  description: 'Five years on every lamp.',
  body: html`<h1>Warranty and repairs</h1>
    <p class="lead">
      Every lamp has a warranty of five years. Bulbs and batteries have a warranty of two years.
    </p>
    <h2>What it covers</h2>
    <p>
      The warranty covers faults of material and making: switches, joints, wiring, paint that comes off. It
      does not cover a lamp that fell.
    </p>
    <h2>Repairs</h2>
    <p>
      Repairs within the warranty are free. After that, a repair costs €25 plus the part. A repair takes about
      ten working days.
    </p>
    <h2>Spare parts</h2>
    <p>
      We keep spare parts for ten years after a lamp leaves the shop window. Shades, switches and cords can be
      changed at home with a screwdriver.
    </p>`,
})

const showroom = help({
  path: 'showroom.html',
  title: 'Showroom and opening hours',
  description: 'Where we are and when the door is open.',
  body: html`<h1>Showroom and opening hours</h1>
    <p class="lead">The showroom is open Tuesday to Saturday, from 10:00 to 18:00.</p>
    <h2>Opening hours</h2>
    ${table(
      ['Day', 'Open'],
      [
        ['Monday', 'Closed'],
        ['Tuesday to Friday', '10:00 to 18:00'],
        ['Saturday', '10:00 to 18:00'],
        ['Sunday', 'Closed'],
      ],
    )}
    <h2>Where</h2>
    <address>Fieldlamp, Lantern Quay 8, Utrecht</address>
    <p>
      The showroom is a seven-minute walk from the central station. There are two parking places for loading
      behind the house.
    </p>
    <h2>See it lit</h2>
    <p>
      Every lamp stands there lit. You can borrow a floor lamp for a weekend to see it at home; the deposit is
      €50.
    </p>`,
})

export const helpPages: readonly Page[] = [overview, delivery, returns, warranty, showroom]

function help({ body, path, ...page }: Omit<Page, 'main' | 'place'> & { body: Markup }): Page {
  const isOverview = path === 'index.html'
  return {
    ...page,
    path: `help/${path}`,
    place: 'help',
    main: html`<div class="wrap narrow prose">
      ${
        !isOverview &&
        html`<nav class="crumbs" aria-label="Breadcrumb">
          <ol>
            <li><a href="/demo/help/index.html">Help</a></li>
            <li aria-current="page">${page.title}</li>
          </ol>
        </nav>`
      }
      ${body}
    </div>`,
  }
}

function question(title: string, answer: string): Markup {
  return html`<h3>${title}</h3>
    <p>${answer}</p>`
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first = '', ...others]) =>
          html`<tr>
            <th scope="row">${first}</th>
            ${others.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}
