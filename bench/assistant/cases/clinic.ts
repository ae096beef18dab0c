import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, pick, says, tick, type } from '../expect.ts'

export const clinic: PageCases = {
  page: 'clinic',
  half: 'development',
  literal: [
    ['open Test results', does(click('Test results'))],
    ['click Repeat prescriptions', does(click('Repeat prescriptions'))],
    ['choose Dermatology for Department', does(choose('Department', 'Dermatology'))],
    ['select Morning', does(pick('Morning'))],
    ['tick This is my first visit', does(tick('This is my first visit'))],
    ["write 'back pain' in Reason for visit", does(type('Reason for visit', 'back pain'))],
    ['set Preferred date to 1 December', does(type('Preferred date', '2026-12-01'))],
  ],
  paraphrase: [
    ['I want physiotherapy', does(choose('Department', 'Physiotherapy'))],
    ['in the morning please', does(pick('Morning'))],
    ['what treatments do you offer? open the services', does(click('Services'))],
    ['I need a new prescription', does(click('Repeat prescriptions'))],
    ['my back hurts, put back pain as the reason', does(type('Reason for visit', 'back pain'))],
    ['are my results there? show the test results', does(click('Test results'))],
    ['which physicians work there? show me the doctors', does(click('Our doctors'))],
    ['I have never been there before, tick first visit', does(tick('This is my first visit'))],
    ['the afternoon suits me better', does(pick('Afternoon'))],
    ['I need a dentist, choose dentistry', does(choose('Department', 'Dentistry'))],
    ['how do I get there? open directions', does(click('Contact and directions'))],
    ['my family name is Hopper', asksFor('First name', type('Surname', 'Hopper'))],
  ],
  question: [
    ['what are the opening hours on Friday?', says('until 14:00')],
    ['how much is the fee if I do not cancel?', says('€20')],
    ['what should I bring?', says('insurance card')],
    ['which number do I call in an emergency?', says('112')],
  ],
  fill: [
    [
      'appointment for Grace Hopper in dermatology on 1 December',
      asksFor(
        'Date of birth',
        type('First name', 'Grace'),
        type('Surname', 'Hopper'),
        choose('Department', 'Dermatology'),
        type('Preferred date', '2026-12-01'),
      ),
    ],
    [
      'First name: Grace, Surname: Hopper, Date of birth: 9 December 1986, Mobile number: 0171 5550123',
      asksFor(
        'Department',
        type('First name', 'Grace'),
        type('Surname', 'Hopper'),
        type('Date of birth', '1986-12-09'),
        type('Mobile number', '0171 5550123'),
      ),
    ],
  ],
  impossible: [
    'tick I agree to the processing of my health data',
    'choose Cardiology for Department',
    'call an ambulance',
  ],
}
