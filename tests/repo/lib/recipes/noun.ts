/** The next noun of a company's own, with table, list and form, by the recipe of ARCHITECTURE.md. */
import { after, pathLike, type Recipe } from './recipe.ts'

const CONTRACT = `/** Notes of an institution on what it keeps in mind. */
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'

const row = z.object({ id: z.number(), note: z.string(), madeBy: z.string(), createdAt: z.string() })
export type SampleNoteRow = z.infer<typeof row>

const own = { service: 'bss', origin: 'own' as const, guard: 'enterprise.read' as const }

export const sampleNote = {
  sampleNoteList: post('/sampleNote/list', {
    ...own,
    summary: '备注：最近的在前',
    body: z.object({ page: f.page, size: f.size }),
    data: f.paged(row),
  }),
  sampleNoteAdd: post('/sampleNote/add', {
    ...own,
    summary: '新增备注',
    body: z.object({ note: f.reason(200) }),
    data: row,
  }),
}
`
const FORM = `import { formOf } from '../form.ts'
import { sampleNote } from '../nouns/sampleNote.ts'

export const sampleNoteForm = formOf(sampleNote.sampleNoteAdd, 'note')
`
const MIGRATION = `create table sample_note (
  company_id int not null, id bigint generated always as identity,
  note text not null, made_by text not null, created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call guard_by_company('sample_note');
`
const STORE = `import type { SampleNoteRow } from '@xinjian/contract/nouns/sampleNote'
import type { TenantDb } from '../../db/tenant.ts'
import { wired } from '../../http/rows/wired.ts'

interface NoteRecord {
  id: number
  note: string
  made_by: string
  created_at: Date
}

const COLUMNS = 'id, note, made_by, created_at'
const wire = (row: NoteRecord): SampleNoteRow => wired(row, 'id note made_by created_at')

export async function notePage(tenant: TenantDb, page: number, size: number) {
  const rows = await tenant.rows<NoteRecord & { total: number }>(
    \`select \${COLUMNS}, count(*) over ()::int as total from sample_note
      where company_id = $1 order by id desc limit $2 offset $3\`,
    [size, (page - 1) * size],
  )
  return { total: rows[0]?.total ?? 0, page, size, rows: rows.map(wire) }
}

export async function addNote(tenant: TenantDb, userName: string, note: string) {
  const row = await tenant.one<NoteRecord>(
    \`insert into sample_note (company_id, note, made_by) values ($1, $2, $3) returning \${COLUMNS}\`,
    [note, userName],
  )
  return wire(row as NoteRecord)
}
`
const ROUTES = `import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { addNote, notePage } from './store.ts'

export const sampleNoteRoutes = implement(contract.sampleNote, {
  sampleNoteList: ({ tenant }, { page, size }) => notePage(tenant, page, size),
  sampleNoteAdd: ({ tenant, session }, { note }) => addNote(tenant, session.userName, note),
})
`
const WORDS = `import { dictionary } from '../../i18n/dictionary.ts'

/** Words of an institution's notes. */
export const words = dictionary(
  {
    title: '备注',
    about: '本机构记下的事项，最近的在前。',
    note: '内容',
    madeBy: '记录人',
    createdAt: '时间',
    add: '新增备注',
    save: '保存',
    none: '还没有备注',
  },
  {
    title: 'Notes',
    about: 'What your institution keeps in mind, the newest first.',
    note: 'Note',
    madeBy: 'By',
    createdAt: 'At',
    add: 'New note',
    save: 'Save',
    none: 'No notes yet',
  },
)
`
const ADD = `import { useQueryClient } from '@tanstack/react-query'
import { sampleNoteForm } from '@xinjian/contract/forms/sample-note'
import { sampleNote } from '@xinjian/contract/nouns/sampleNote'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { words } from './words.ts'

/** Writes a note. */
export function AddNote() {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm(sampleNoteForm, {
    onSubmit: async (asked) => {
      await call(sampleNote.sampleNoteAdd, asked, { silent: true })
      await client.invalidateQueries({ queryKey: keyOf(sampleNote.sampleNoteList) })
      form.reset()
      setOpen(false)
    },
  })
  return (
    <FormButton of={form} open={open} onOpen={setOpen} label={t('add')} button={{ variant: 'primary', icon: 'plus' }} submit={t('save')}>
      <TextField of={form} name="note" label={t('note')} star />
    </FormButton>
  )
}
`
const PAGE = `import { sampleNote } from '@xinjian/contract/nouns/sampleNote'
import { useWords } from '../../../i18n/dictionary.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { AddNote } from '../AddNote.tsx'
import { words } from '../words.ts'

/** Notes of the institution. */
export function Component() {
  const t = useWords(words)
  const list = useList(sampleNote.sampleNoteList, { of: 'sampleNote', filters: [] })
  return (
    <ListPage
      title={t('title')}
      note={t('about')}
      head={<AddNote />}
      list={list}
      columns={[
        { key: 'note', title: t('note'), sheet: {} },
        { key: 'madeBy', title: t('madeBy'), sheet: {} },
        { key: 'createdAt', title: t('createdAt'), sheet: { type: 'instant' } },
      ]}
      rowKey={(row) => row.id}
      noMatch={t('none')}
      empty={{ icon: 'report', title: t('none') }}
    />
  )
}
`
const ROW = `  [
    '/queryCenter/sampleNotes',
    '备注',
    'query-center',
    'main',
    {
      page: 'office/sampleNote/pages/SampleNotes.tsx',
      titleEn: 'Notes',
      needs: 'enterprise.read',
      menu: { group: 'query-center', icon: 'report', order: 98 },
    },
  ],
`
const call = (name: string): string => `\n${name}\t-\t-\tyes\tyes\tyes\tyes\tyes\tyes`

export const NOUN: Recipe = {
  name: 'The next noun',
  told: pathLike('sampleNote', 'sample-note', 'SampleNotes', 'AddNote', 'query'),
  writes: {
    'packages/contract/src/nouns/sampleNote.ts': CONTRACT,
    'packages/contract/src/contract.ts': (now) =>
      `import { sampleNote } from './nouns/sampleNote.ts'\n${after(
        'export const contract = {\n',
        '  sampleNote,\n',
      )(now)}`,
    'packages/contract/src/forms/sample-note.ts': FORM,
    'packages/contract/src/lists/registry.ts': after(
      'export const LISTS = {\n',
      "  sampleNote: list('sampleNoteList', 'id'),\n",
    ),
    'packages/contract/src/audited.ts': after(
      'export const AUDITED: Readonly<Record<string, Audited>> = {\n',
      "  sampleNoteAdd: change('note'),\n",
    ),
    'apps/server/src/db/migrations/9999-sample-note.sql': MIGRATION,
    'apps/server/src/features/sampleNote/store.ts': STORE,
    'apps/server/src/features/sampleNote/routes.ts': ROUTES,
    'apps/server/src/features/sampleNote/index.ts':
      "export { sampleNoteRoutes } from './routes.ts'\n",
    'apps/server/src/app.ts': (now) =>
      `import { sampleNoteRoutes } from './features/sampleNote/index.ts'\n${after(
        '  const nouns: RoutesOfNouns = {\n',
        '    sampleNote: sampleNoteRoutes,\n',
      )(now)}`,
    'apps/server/test/tables/role-calls.tsv': (now) =>
      now.replace(
        '\nsecondDrop\t',
        `${call('sampleNoteAdd')}${call('sampleNoteList')}\nsecondDrop\t`,
      ),
    'tests/repo/lib/owned-tables.ts': after(
      "  accessReason: ['operator_look'],\n",
      "  sampleNote: ['sample_note'],\n",
    ),
    'apps/web/src/office/sampleNote/words.ts': WORDS,
    'apps/web/src/office/sampleNote/AddNote.tsx': ADD,
    'apps/web/src/office/sampleNote/pages/SampleNotes.tsx': PAGE,
    'packages/contract/src/routes/query.ts': after(
      'export const QUERY_ROWS: readonly Row[] = [\n',
      ROW,
    ),
  },
  // The list of tables follows from the migrations.
  scripts: ['scripts/row-types.ts'],
  makes: /^M apps\/server\/src\/db\/rows\//,
  tests: [
    'apps/web/src/routes.test.ts',
    'packages/contract/src',
    'tests/repo/features.test.ts',
    'tests/repo/forms.test.ts',
    'tests/repo/list-pages.test.ts',
    'tests/repo/tables.test.ts',
  ],
  needed: ['apps/server/src/app.ts'],
}
