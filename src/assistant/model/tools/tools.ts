import type { ModelRequest } from '../language-model.ts'
import { askVisitor } from './ask-visitor.ts'
import { callTool } from './call-tool.ts'
import { findOnPage } from './find-on-page.ts'
import { finish } from './finish.ts'
import { compileSoon } from './read-input.ts'
import type { ModelTool } from './model-tool.ts'
import { navigate } from './navigate.ts'
import { note } from './note.ts'
import { ownerContact } from './owner-contact.ts'
import { pageAct } from './page-act.ts'
import { searchSite } from './search-site.ts'
import { showBlock } from './show-block.ts'

/** Everything a model can want. The key is the tool's name. */
const tools = {
  page_act: pageAct,
  navigate,
  call_tool: callTool,
  find_on_page: findOnPage,
  search_site: searchSite,
  note,
  ask_visitor: askVisitor,
  owner_contact: ownerContact,
  show_block: showBlock,
  finish,
} satisfies Record<string, ModelTool>

export type ToolName = keyof typeof tools

export const toolNames = Object.keys(tools) as ToolName[]

/** The tool of a name, if we have one. */
export function toolNamed(name: string): ModelTool | undefined {
  return Object.hasOwn(tools, name) ? tools[name as ToolName] : undefined
}

/** Makes ready to read calls of any tool. */
export function prepareTools(): void {
  compileSoon(Object.values<ModelTool>(tools).map(({ input }) => input))
}

type Tool = Extract<NonNullable<ModelRequest['tools']>[number], { type: 'function' }>

/** The tools as providers take them: a TypeBox schema is a JSON Schema. */
export const toolSet: Tool[] = Object.entries(tools).map(([name, { input, description }]): Tool => ({
  type: 'function',
  name,
  description,
  inputSchema: input as Tool['inputSchema'],
}))
