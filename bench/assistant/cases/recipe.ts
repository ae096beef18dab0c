import type { PageCases } from '../case.ts'
import { asksFor, choose, click, does, enter, pick, says, tick, type } from '../expect.ts'

export const recipe: PageCases = {
  page: 'recipe',
  half: 'held-out',
  literal: [
    ['click Print recipe', does(click('Print recipe'))],
    ['open Meal planner', does(click('Meal planner'))],
    ['open Winter minestrone', does(click('Winter minestrone'))],
    ['set Servings to 6', does(type('Servings', '6'))],
    ['select US cups', does(pick('US cups'))],
    ['tick 1 lemon', does(tick('1 lemon'))],
    ['click Add all to shopping list', does(click('Add all to shopping list'))],
    ['choose 4 stars for Your rating', does(choose('Your rating', '4 stars'))],
  ],
  paraphrase: [
    ['skip the story and jump to the recipe', does(click('Jump to recipe'))],
    ['I cook for eight people, make it 8 servings', does(type('Servings', '8'))],
    ['keep this recipe in my cookbook', does(click('Save to cookbook'))],
    ['find a recipe with pumpkin', does(type('Find a recipe', 'pumpkin'), enter())],
    ['show me meat-free recipes', does(click('Vegetarian'))],
    ['I have the onions, tick them off', does(tick('2 onions'))],
    ['something sweet please, open the desserts', does(click('Desserts'))],
  ],
  question: [
    ['how long does it take?', says('35 minutes')],
    ['how many calories does a portion have?', says('320 kcal')],
    ['can I freeze the soup?', says('two months')],
    ['does it contain gluten?', says('no gluten')],
  ],
  fill: [
    [
      "review it: Nickname: Ada, Your rating: 5 stars, Review: 'Delicious'",
      does(choose('Your rating', '5 stars'), type('Nickname', 'Ada'), type('Review', 'Delicious')),
    ],
    ['my nickname is Soupfan', asksFor('Your rating', type('Nickname', 'Soupfan'))],
  ],
  steps: [['set Servings to 2 and click Print recipe', does(type('Servings', '2'), click('Print recipe'))]],
  impossible: ['order the ingredients to my home', 'open the video', 'choose 9 stars for Your rating'],
}
