/** What makes a form short, and every form alike: the one form of `apps/web/src/form`. */
import { describe, expect, it } from 'vitest'
import { read, repositoryFiles } from './lib/files.ts'

const pages = repositoryFiles().filter(
  (f) => /^apps\/web\/src\/.+\.tsx$/.test(f) && !f.includes('.test.') && !/\/src\/form\//.test(f),
)
const forms = pages.filter((f) => /from '[./]+form\/(?:useForm|Form|FormDialog)\.ts/.test(read(f)))

describe('forms', () => {
  it('finds those that there are', () => {
    expect(forms.length).toBeGreaterThan(10)
  })

  it('a page or dialog with a form has fewer than 80 lines', () => {
    const long = forms.filter((f) => read(f).split('\n').length - 1 >= 80)
    expect(long).toEqual([])
  })

  it('no page makes a form of its own; what narrows a list, and what works without script, is none', () => {
    const own = pages
      .filter((f) => !/\/office\/[^/]+\/pages\/|\/list\//.test(f))
      // Finished by the build, sent by a script of its own (0213): the site loads none of the application.
      .filter((f) => !/^apps\/web\/src\/public\/site\/(contact\/Form|verify\/Trial)\.tsx$/.test(f))
      // For whoever comes next at a terminal nothing that was typed may be kept, which the one form does (0220).
      .filter((f) => !f.startsWith('apps/web/src/mobile/machine/'))
      // Of what is typed in the lending demonstration nothing may be kept either (0226).
      .filter((f) => !/^apps\/web\/src\/demo\/(pages\/)?lending\//.test(f))
      .filter((f) => /<form\b(?![^>]*method="get")/.test(read(f)))
    expect(own).toEqual([])
  })
})
