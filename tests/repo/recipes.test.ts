/**
 * The recipes of ARCHITECTURE.md, cooked together in a copy of the repository: each touches what it says and nothing else, the
 * tests that guard the house hold with it, and types notice what is forgotten.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read } from './lib/files.ts'
import { CALL_AND_PAGE } from './lib/recipes/call-and-page.ts'
import { DATASET } from './lib/recipes/dataset.ts'
import { DOOR } from './lib/recipes/door.ts'
import { FILE_FORMAT } from './lib/recipes/file-format.ts'
import { NOUN } from './lib/recipes/noun.ts'
import type { Recipe } from './lib/recipes/recipe.ts'
import { REPORT_KIND } from './lib/recipes/report-kind.ts'
import { makeScratch, type Scratch } from './lib/scratch.ts'

const RECIPES: readonly Recipe[] = [REPORT_KIND, DATASET, NOUN, CALL_AND_PAGE, FILE_FORMAT, DOOR]
/** On a machine that does much else. */
const COOKING_MS = 2_400_000

/** The paragraph that ARCHITECTURE.md gives a recipe. */
const paragraphOf = ({ name }: Recipe): string =>
  read('ARCHITECTURE.md')
    .split('\n\n')
    .find((paragraph) => paragraph.startsWith(`**${name}**`)) ?? ''

describe.each(RECIPES)('$name', (recipe) => {
  it('is told in ARCHITECTURE.md with every file that it changes or adds', () => {
    const told = paragraphOf(recipe)
    for (const file of Object.keys(recipe.writes)) expect(told, file).toMatch(recipe.told(file))
  })
})

describe('the recipes', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
    // One after the other: two of them add a line to the same table.
    for (const { writes } of RECIPES) scratch.write(writes)
  })
  afterAll(() => scratch.remove())

  it(
    'need nothing else: types fit, the tests of the house hold, no other file changes',
    async () => {
      for (const script of RECIPES.flatMap(({ scripts = [] }) => scripts)) {
        const ran = await scratch.run([script])
        expect(ran.ok, ran.output).toBe(true)
      }
      const types = await scratch.types()
      expect(types.ok, types.output).toBe(true)
      const tests = await scratch.vitest({ args: RECIPES.flatMap((r) => r.tests) })
      expect(tests.ok, tests.output).toBe(true)
      const made = (line: string) => RECIPES.some(({ makes }) => makes?.test(line))
      const touched = scratch.changed().filter((line) => !made(line))
      const meant = new Set(RECIPES.flatMap(({ writes }) => Object.keys(writes)))
      expect(touched.map((line) => line.slice(2)).sort()).toEqual([...meant].sort())
    },
    COOKING_MS,
  )

  it(
    'do not compile where a part is forgotten',
    async () => {
      const needed = RECIPES.flatMap((r) => r.needed)
      for (const file of needed) scratch.write({ [file]: read(file) })
      const types = await scratch.types()
      for (const file of needed) expect(types.output).toContain(`${file}(`)
    },
    COOKING_MS,
  )
})
