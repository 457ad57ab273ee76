import { describe, expect, it } from 'vitest'
import { darkBySystem, leanStyle } from '../../../build/lean-style.ts'

describe('the sheet of one page', () => {
  const sheet =
    ':root{--a:1px}.used{color:red}.idle{color:blue}.used .idle{top:0}.idle,.used:hover{left:0}[data-x] .used{right:0}h1{margin:0}@media print{.idle{top:1px}.used{top:2px}}'

  it('has what the markup names, elements and variables, and nothing else', () => {
    const lean = leanStyle(sheet, '<h1 class="other used">x</h1>')
    // A selector that stands beside one that is used stays with it.
    expect(lean.replace('.idle,.used:hover', '.used:hover')).not.toContain('idle')
    for (const kept of ['--a', '.used{color:red}', 'h1{margin:0}', '[data-x] .used', '.used:hover'])
      expect(lean).toContain(kept)
  })

  it('has the dark colours for a screen that asks for dark, and never on paper', () => {
    const dark = darkBySystem(
      ':root{--a:#000}:root[data-theme=dark]{--a:#fff}.x,:root[data-theme="dark"] .y{color:red}',
    )
    expect(dark).toBe(
      ':root{--a:#000}@media screen and (prefers-color-scheme:dark){:root{--a:#fff}}.x{color:red}@media screen and (prefers-color-scheme:dark){:root .y{color:red}}',
    )
  })
})
