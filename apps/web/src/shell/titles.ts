import type { Language } from '../i18n/language.ts'
import type { AppRoute } from '../open-routes.ts'

const PARTNERS: Record<string, string> = { YZT: '银政通合作专区' }

/** Document title of a page: from the table, and whose page it is where it says so; `/pdfTemplate` is named after its partner group, or has no name at all. */
export function titleOf(
  route: AppRoute,
  search: string,
  language: Language,
  label: string | null = null,
): string {
  if (route.path === '/pdfTemplate')
    return PARTNERS[new URLSearchParams(search).get('group') ?? ''] ?? ''
  const title = (language === 'en' && route.titleEn) || route.title
  if (!title || title.startsWith('信鉴')) return title || '信鉴'
  return `${label ? `${label} · ` : ''}${title} · 信鉴`
}
