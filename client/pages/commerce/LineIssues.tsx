import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { QuoteIssue } from '#domain/commerce/checkout/quote.types.ts'
import { planPath } from '#content/sitePaths.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/** Why a line cannot be ordered, with the fix. */
export function LineIssues({ issues, item }: { issues: readonly QuoteIssue[]; item: CartItem }) {
  if (issues.length === 0) return null
  const editPath = `${planPath(item.media_type)}?edit=${item.key}`
  return (
    <Callout
      tone="error"
      title={issues[0]?.message}
      className="mt-4"
      actions={
        item.type === 'campaign' ? (
          <LinkButton size="sm" variant="secondary" to={editPath}>
            Change the plan
          </LinkButton>
        ) : null
      }
    >
      <ul className="flex flex-col gap-1">
        {issues.flatMap((issue, index) => [
          ...(index === 0 ? [] : [<li key={issue.message}>{issue.message}</li>]),
          ...(issue.fields ?? []).map((field) => (
            <li key={`${field.path} ${field.message}`}>{field.message}</li>
          )),
        ])}
      </ul>
    </Callout>
  )
}
