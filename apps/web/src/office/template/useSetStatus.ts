import { useQueryClient } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { type Template, type TemplateRow, template } from '@xinjian/contract/nouns/rules/template'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'

/** After a change of a template: lists, itself, and the reports that are shown by it. */
export function useRenewTemplates(): () => Promise<unknown> {
  const client = useQueryClient()
  const changed = [
    template.templateList,
    template.templateDetail,
    template.templatesOfProduct,
    report.reportDetail,
  ]
  return () =>
    Promise.all(changed.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

/** Enables, disables or deletes a template; rejects with the server's refusal. */
export function useSetStatus() {
  const renew = useRenewTemplates()
  return async (id: number, status: TemplateRow['status']): Promise<Template> => {
    const row = await call(template.templateStatus, { id, status }, { silent: true })
    await renew()
    return row
  }
}
