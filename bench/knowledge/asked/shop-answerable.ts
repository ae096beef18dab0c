/** Where in the demo shop an answer stands, words of it, and questions that it answers. */
export type AskedOf = readonly [page: string, words: string, questions: readonly string[]]

/** Written from the pages' text before any of them was tried, and never learned from: a measure. */
export const shopAnswerable: readonly AskedOf[] = [
  [
    'help/delivery',
    '€4.95 and is free',
    [
      'What does standard delivery cost?',
      'How much do you charge for shipping?',
      'What is the postage?',
      'Do I pay anything for having it sent?',
      'From which order value is delivery free?',
      'How much must I spend to get free shipping?',
    ],
  ],
  [
    'help/delivery',
    '2 to 4 working days',
    [
      'How many working days does standard delivery take?',
      'When will my parcel get here?',
      'How soon can I have a lamp in my living room?',
      'How long until my purchase arrives?',
    ],
  ],
  [
    'help/delivery',
    'Next working day',
    [
      'Is there express delivery?',
      'Can I get it tomorrow?',
      'I am in a hurry, what is the fastest option?',
      'Until what time must I order for express delivery?',
      'How much extra is overnight shipping?',
    ],
  ],
  [
    'help/delivery',
    'Ready within two hours',
    [
      'When is my order ready if I pick it up in the showroom?',
      'Can I collect it myself?',
      'How long do I wait before fetching it in person?',
      'Does collecting cost anything?',
    ],
  ],
  [
    'help/delivery',
    'Ireland',
    [
      'How long does standard delivery to Ireland take?',
      'Do you send things to Dublin?',
      'Do you deliver to Ireland?',
    ],
  ],
  [
    'help/delivery',
    'Germany',
    [
      'How many working days does it take to Germany?',
      'Do you ship to Berlin?',
      'Which countries do you deliver to?',
      'Where do you ship?',
    ],
  ],
  [
    'help/delivery',
    'Belgium',
    ['How fast do you deliver to Belgium?', 'I live in Antwerp, Belgium. How long would it be on its way?'],
  ],
  ['help/delivery', 'France', ['How long does a parcel to France need?', 'Do you deliver in France?']],
  [
    'help/delivery',
    'one hour before arriving',
    [
      'Does the driver send a message before arriving?',
      'Will I be told when the courier is close?',
      'Do I get a notice before the van comes?',
      'Will somebody let me know on the day?',
    ],
  ],
  [
    'help/delivery',
    'If nobody is home',
    [
      'What happens if nobody is home?',
      'I will be at work when it comes. What then?',
      'Where does the parcel go if I am out?',
      'Can it be left with the people next door?',
      'How long does the parcel shop keep my parcel?',
      'I missed the courier, where is my package?',
    ],
  ],
  [
    'help/delivery',
    'two boxes on the same day',
    [
      'Do floor lamps come in one box?',
      'Only half of my floor lamp arrived, is there another parcel?',
      'In how many packages is a floor lamp sent?',
    ],
  ],
  [
    'help/delivery',
    'up to the third floor',
    [
      'Is the heavy foot of the Heron carried to my door?',
      'I live upstairs without a lift. Will you bring the Heron up?',
      'To which floor do you carry the Heron floor lamp?',
    ],
  ],
  [
    'help/',
    'Most of our lamps take an E27 bulb',
    [
      'Which bulb fits my lamp?',
      'What kind of light bulb do I have to buy?',
      'Which socket do most lamps have?',
      'What should I screw into the fitting?',
    ],
  ],
  [
    'help/',
    'have a dimmer of their own',
    [
      'Can I dim my lamp?',
      'Do your lamps work with a wall dimmer?',
      'Which lamps cannot be dimmed?',
      'Can I turn the brightness down?',
    ],
  ],
  [
    'help/',
    'Wrapping is free',
    [
      'Do you wrap gifts?',
      'How much is gift wrapping?',
      'It is a birthday present, can you make it look nice?',
      'Can I add a few words for the person who gets it?',
      'Can you put a card with it?',
    ],
  ],
  [
    'help/',
    'By card, by bank transfer',
    [
      'How can I pay?',
      'Which ways of payment do you accept?',
      'Can I use my Visa?',
      'Is it possible to settle the bill by wire?',
      'Can I pay in the showroom?',
      'Do you take cash?',
    ],
  ],
  [
    'help/',
    'help@fieldlamp',
    [
      'How do I write to you?',
      'What is your e-mail address?',
      'How can I reach customer service?',
      'How quickly do you answer a mail?',
      'I need to talk to a human',
    ],
  ],
  [
    'help/returns',
    'You have 30 days to return',
    [
      'How many days do I have to return a lamp?',
      'Can I send it back?',
      'I do not like it, what now?',
      'Until when may I change my mind?',
      'Is returning free?',
      'Do I have to pay for sending something back?',
      'What is your return policy?',
    ],
  ],
  [
    'help/returns',
    'Print the return label',
    [
      'Where is the return label?',
      'How do I send a lamp back to you?',
      'I have no printer, can I still give it back?',
    ],
  ],
  [
    'help/returns',
    'with the bulb taken out',
    ['How do I pack the lamp for a return?', 'Should the bulb be left in when I give it back?'],
  ],
  ['help/returns', 'any parcel shop', ['Where do I hand in my return?', 'Where can I drop the box off?']],
  [
    'help/returns',
    'refund is paid within five working days',
    [
      'When is the refund paid?',
      'How long until I get my money back?',
      'When do I see the sum on my account again?',
      'How will I be reimbursed?',
      'Does the refund come the way I paid?',
    ],
  ],
  [
    'help/returns',
    'unopened pack',
    [
      'Can bulbs be returned?',
      'I opened the pack of bulbs, can I still give them back?',
      'What cannot be returned?',
      'Are there things you do not take back?',
    ],
  ],
  [
    'help/returns',
    'Cords that we shortened',
    ['Can a shortened cord be returned?', 'You cut the cable for me. May I still give it back?'],
  ],
  [
    'help/showroom',
    '10:00 to 18:00',
    [
      'When is the showroom open?',
      'What are your opening hours?',
      'At what time do you close on Saturday?',
      'When can I drop by?',
      'Until when can I visit you on a Friday?',
      'Are you there at nine in the morning?',
    ],
  ],
  [
    'help/showroom',
    'Monday',
    ['Are you open on Monday?', 'Which days are you closed?', 'Can I come on a Sunday?'],
  ],
  [
    'help/showroom',
    'Lantern Quay 8',
    [
      'What is the address of the showroom?',
      'Where are you located?',
      'In which city is your store?',
      'Where can I see the lamps?',
      'How do I find you?',
    ],
  ],
  [
    'help/showroom',
    'seven-minute walk',
    [
      'How far is the showroom from the central station?',
      'Can I come by train?',
      'Is it far on foot from the railway?',
    ],
  ],
  [
    'help/showroom',
    'two parking places',
    [
      'Are there parking places?',
      'Can I park there?',
      'Where do I leave my car?',
      'I come with a van to load something, is there space?',
    ],
  ],
  [
    'help/showroom',
    'borrow a floor lamp',
    [
      'Can I borrow a floor lamp?',
      'Can I try one in my own rooms before I buy?',
      'How much is the deposit for a weekend?',
      'Is there a test period at home?',
    ],
  ],
  [
    'help/warranty',
    'warranty of five years',
    [
      'How long is the warranty of a lamp?',
      'How long is the guarantee?',
      'Until when are you liable if it breaks?',
      'How long is the warranty of bulbs and batteries?',
    ],
  ],
  [
    'help/warranty',
    'faults of material and making',
    [
      'What does the warranty cover?',
      'The paint is coming off, is that covered?',
      'My switch is broken, do I have to pay?',
      'Is the wiring part of the guarantee?',
    ],
  ],
  [
    'help/warranty',
    'a lamp that fell',
    [
      'Does the warranty cover a lamp that fell?',
      'I dropped it, is that covered?',
      'My cat knocked it over. Is that insured?',
    ],
  ],
  [
    'help/warranty',
    'a repair costs €25',
    [
      'What does a repair cost after the warranty?',
      'How much do you charge to fix an old one?',
      'Are repairs free within the warranty?',
      'Mine is seven years old and broken. What would mending it be?',
    ],
  ],
  [
    'help/warranty',
    'ten working days',
    [
      'How long does a repair take?',
      'When do I get it back from being mended?',
      'How many days is my lamp away for repair?',
    ],
  ],
  [
    'help/warranty',
    'spare parts for ten years',
    [
      'For how long do you keep spare parts?',
      'Can I still get a replacement for a model you no longer sell?',
      'Do you have spare parts?',
      'I need a new shade, is that possible?',
    ],
  ],
  [
    'help/warranty',
    'with a screwdriver',
    [
      'Can I change the cord at home?',
      'Can I swap the switch myself?',
      'Which tool do I need to change a shade?',
    ],
  ],
  [
    'account',
    'lies in this browser',
    [
      'What does this shop know about me?',
      'What do you store on me?',
      'Where is my data kept?',
      'How do I get a copy of what you have saved?',
    ],
  ],
  [
    'account',
    'Deletes your details',
    [
      'How do I close my account?',
      'How can I delete my account?',
      'I want to be forgotten by you',
      'Can I get rid of my profile?',
    ],
  ],
  [
    'cart',
    'WELCOME10',
    [
      'Is there a discount code?',
      'Is there a voucher for new customers?',
      'How do I get 10% off?',
      'Do you have something off for a first order?',
    ],
  ],
  [
    'checkout/payment',
    'We send the lamps when the money is here',
    ['When do you send the lamps if I pay by bank transfer?', 'I wired the amount, when do you dispatch?'],
  ],
  [
    'checkout/delivery',
    'Any day but Sunday',
    [
      'On which days can it be delivered?',
      'Can it come on a weekend?',
      'Can I choose the delivery date?',
      'Do you deliver on Sunday?',
    ],
  ],
  [
    'checkout/delivery',
    '17:00 to 21:00',
    [
      'Can it be delivered in the evening?',
      'I work until five, is a later slot possible?',
      'Can I choose the time of day?',
    ],
  ],
  [
    'checkout/contact',
    'Only if the driver cannot find you',
    ['What do you need my phone number for?', 'Why do you ask for my phone?'],
  ],
  [
    'lamps/bell',
    'spun from one sheet of aluminium',
    [
      'What is the Bell pendant made from?',
      'Why has the Bell no seam?',
      'Is the Bell white inside?',
      'Is the inner side of the Bell coloured too?',
    ],
  ],
  [
    'lamps/bell',
    '26 cm',
    [
      'How high is the Bell pendant?',
      'How wide is the Bell?',
      'How heavy is the Bell pendant?',
      'Can the cord of the Bell be shortened?',
    ],
  ],
  [
    'lamps/bulbs',
    'as bright as an old 60 W bulb',
    [
      'How bright are the warm bulbs?',
      'How do your LEDs compare with the ones I had before?',
      'Do the bulbs become warmer when dimmed?',
    ],
  ],
  [
    'lamps/bulbs',
    '25,000 hours',
    [
      'How many hours do the warm bulbs last?',
      'What is the life of a bulb?',
      'How many lumen do the bulbs have?',
    ],
  ],
  [
    'lamps/drift',
    'in a large envelope',
    [
      'How does the Drift arrive?',
      'Does the Drift come flat?',
      'Does the paper of the Drift turn yellow?',
      'How do I clean the Drift?',
      'How do I get dust off the paper shade?',
    ],
  ],
  [
    'lamps/drift',
    'Coated paper and bamboo',
    [
      'What is the Drift made of?',
      'Is a cord included with the Drift?',
      'Can the Drift be dimmed?',
      'How much does the Drift weigh?',
    ],
  ],
  [
    'lamps/ember',
    'A charge by USB-C takes three hours',
    [
      'How long does the Ember take to charge?',
      'How long does a charge of the Ember last?',
      'Can the battery of the Ember be replaced?',
      'How do I fill up the Ember when it is empty?',
      'Can I take the Ember to the garden?',
    ],
  ],
  [
    'lamps/ember',
    'IP44, for outdoor use',
    [
      'Is the Ember for outdoor use?',
      'May the Ember get wet?',
      'How much does the Ember weigh?',
      'How tall is the Ember?',
    ],
  ],
  [
    'lamps/heron',
    '140 cm from its foot',
    [
      'How far does the Heron reach?',
      'Do I need a hook in the ceiling for the Heron?',
      'Will the Heron scratch my parquet?',
      'How heavy is the foot of the Heron?',
    ],
  ],
  [
    'lamps/heron',
    '205 cm',
    [
      'How high is the Heron floor lamp?',
      'Is a bulb included with the Heron?',
      'How long is the cord of the Heron?',
      'What does the Heron weigh in all?',
    ],
  ],
  [
    'lamps/moth',
    'awake only when the room is dark',
    [
      'Does the Moth turn on by itself?',
      'How much power does the Moth use?',
      'Does the night light stay on during the day?',
      'Where do I plug in the Moth?',
    ],
  ],
  ['lamps/moth', 'Recycled plastic', ['What is the Moth night light made of?', 'How large is the Moth?']],
  [
    'lamps/nook',
    'needs no cable in the wall',
    [
      'Does the Nook need a cable in the wall?',
      'How is the Nook fixed?',
      'Where is the switch of the Nook?',
      'Do I need an electrician for the Nook?',
      'Can the arm of the Nook swing?',
    ],
  ],
  [
    'lamps/nook',
    'E14, up to 6 W LED',
    ['Which bulb does the Nook take?', 'How far does the Nook reach?', 'How long is the cable of the Nook?'],
  ],
  [
    'lamps/pebble',
    'glazed stoneware',
    [
      'What is the foot of the Pebble made of?',
      'Does the Pebble tip over easily?',
      'Is the Pebble made by hand?',
      'Does the Pebble dazzle?',
    ],
  ],
  [
    'lamps/pebble',
    'A dimmer sits in the cord',
    ['Where is the dimmer of the Pebble?', 'Can I dim the Pebble without getting up?'],
  ],
  [
    'lamps/pebble',
    '34 cm',
    ['How high is the Pebble table lamp?', 'How much does the Pebble weigh?', 'How wide is the Pebble?'],
  ],
  [
    'lamps/porch',
    'rain, frost and salt air',
    [
      'Can the Porch stand rain?',
      'Does the Porch switch on by itself at dusk?',
      'Can the sensor of the Porch be turned off?',
      'I live by the sea, which one can hang outside?',
    ],
  ],
  ['lamps/porch', 'Galvanised steel', ['What is the Porch made of?', 'How wide is the Porch wall lamp?']],
  [
    'lamps/reed',
    'three levels of light',
    [
      'How many levels of light has the Reed?',
      'How do I switch the Reed on?',
      'How much room does the Reed need on the floor?',
      'Does the neck of the Reed bend?',
    ],
  ],
  [
    'lamps/reed',
    '136 cm',
    ['How tall is the Reed?', 'Can the LED of the Reed be replaced?', 'What is the weight of the Reed?'],
  ],
  [
    'lamps/saucer',
    'Hang it 60 cm above',
    [
      'How high above the table should the Saucer hang?',
      'Is the bulb of the Saucer seen?',
      'Does the Saucer light the ceiling?',
    ],
  ],
  [
    'lamps/saucer',
    '42 cm',
    ['How wide is the Saucer?', 'How long is the cord of the Saucer?', 'Is a bulb included with the Saucer?'],
  ],
  [
    'lamps/stilt',
    'oiled, not varnished',
    [
      'Are the legs of the Stilt varnished?',
      'Which wood are the legs of the Stilt?',
      'Does the colour of the Stilt change with time?',
      'How large is the box of the Stilt?',
      'Do I need tools to put the Stilt together?',
    ],
  ],
  [
    'lamps/stilt',
    '148 cm',
    ['How high is the Stilt?', 'How is the Stilt dimmed?', 'How heavy is the Stilt floor lamp?'],
  ],
  [
    'lamps/tern',
    'Two joints and a counterweight',
    [
      'Does the Tern stay where I leave it?',
      'Can the head of the Tern be turned?',
      'Does the arm of the desk lamp sink down?',
    ],
  ],
  ['lamps/tern', 'flicker-free', ['Does the Tern flicker?', 'Can the LED of the Tern be replaced?']],
  [
    'lamps/tern',
    '61 cm',
    ['How far does the Tern reach?', 'How long is the cord of the Tern?', 'How high is the Tern?'],
  ],
  [
    'lamps/trio',
    'Back in about six weeks',
    ['When is the Trio back?', 'The Trio is sold out, when can I order it?', 'Can I buy the Trio now?'],
  ],
  [
    'lamps/trio',
    'mouth-blown glass',
    [
      'What are the drops of the Trio made of?',
      'Can each cord of the Trio be set on its own?',
      'Can the three of the Trio hang at different heights?',
    ],
  ],
  ['lamps/trio', 'G9, 3 × 3 W LED', ['Which bulbs does the Trio take?', 'How heavy is the Trio?']],
  ['', 'ten years', ['Are your lamps made to be repaired?', 'For how many years can every part be had?']],
]
