import { useQuery } from '@tanstack/react-query'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import { programme, type Seat, type SeatRow } from '@xinjian/contract/nouns/finance/scf'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Field, Select } from '../../ui/Field.tsx'
import { seatOf } from './party/seats.ts'
import { words } from './words.ts'

/** Open products of some types: those of the seat's funder, or the funder's own. */
function useProducts(seat: Seat | null, types: readonly string[]) {
  const products = useQuery({
    ...query(programme.scfProductList, { page: 1, size: 100 }),
    enabled: seat === null,
  })
  const offered = useQuery({
    ...query(receivable.scfPartyProducts, { seat: seat as Seat }),
    enabled: seat !== null,
  })
  const found = offered.data ?? products.data?.rows ?? []
  return found.filter(({ open, type }) => open && types.includes(type))
}

/** Whether a member is offered any of these; true until it is known, and false for a core enterprise. */
export function useMayApply(seat: SeatRow, types: readonly string[]): boolean {
  const isMember = seat.role === 'MEMBER'
  const offered = useQuery({
    ...query(receivable.scfPartyProducts, { seat: seatOf(seat) }),
    enabled: isMember,
  })
  return isMember && (offered.data?.some(({ type }) => types.includes(type)) ?? true)
}

/** One for each that may be chosen. */
export const ProductOptions = (props: { seat: Seat | null; types: readonly string[] }) =>
  useProducts(props.seat, props.types).map(({ no, name }) => (
    <option key={no} value={no}>
      {name}
    </option>
  ))

/** The member that a funder enters for. */
export function MemberField(props: { value: string; onChoose: (no: string) => void }) {
  const t = useWords(words)
  const members = useQuery(
    query(programme.scfRelationList, { state: 'CONFIRMED', page: 1, size: 100 }),
  )
  return (
    <Field label={t('member')} required>
      {(control) => (
        <Select
          {...control}
          value={props.value}
          onChange={({ target }) => props.onChoose(target.value)}
        >
          <option value="">{t('chooseMember')}</option>
          {members.data?.rows.map(({ no, name, anchorName }) => (
            <option key={no} value={no}>
              {name} · {anchorName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
