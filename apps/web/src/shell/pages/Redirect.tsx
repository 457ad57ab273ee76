import { Navigate, useLocation, useParams } from 'react-router'
import { internalPath } from '../guard.ts'

/** Goes straight back to the path behind `/redirect`, same query: the page is built anew and history does not grow. */
export function Component() {
  const { search, hash } = useLocation()
  const rest = useParams()['*'] ?? ''
  const to = internalPath(`/${rest}${search}${hash}`) ?? '/404'
  return <Navigate to={to} replace />
}
