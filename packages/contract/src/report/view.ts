/** How a report is shown by the template of the institution that ordered it; the document itself is always whole. */
import * as z from 'zod/mini'
import { REPORT_FIELD_SAYS } from '../words/report.ts'

export const sectionChoice = z.object({
  /** Name of a section of the kind, without its place: `overview`. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, REPORT_FIELD_SAYS.markSectionNotRight)),
  shown: z.boolean(),
})

/** null = no template is enabled for the kind: all sections, in the order of the document. */
export const reportView = z.nullable(
  z.object({
    template: z.object({ id: z.number(), version: z.number(), name: z.string() }),
    sections: z.array(sectionChoice),
  }),
)
