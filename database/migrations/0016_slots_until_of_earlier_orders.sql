-- Unpaid orders that were booked before slots_until was there kept their slots for ever. They get what a new order gets:
-- two days, or the end of their due date for who has paid before, but at least two days from now, so that the warning
-- goes out first. No seller's time zone is known here: noon (UTC) of the next day is the end of a day everywhere.
UPDATE `orders` SET `slots_until` = max(
	strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+2 days'),
	coalesce((
		SELECT date(max(invoices.due_date), '+1 day') || 'T12:00:00.000Z' FROM invoices
		WHERE invoices.order_id = orders.id AND invoices.kind = 'invoice' AND invoices.state = 'open'
			AND EXISTS (
				SELECT 1 FROM orders AS paid
				WHERE paid.account_id = orders.account_id AND paid.paid_at IS NOT NULL AND paid.total_minor > 0
			)
	), '')
)
WHERE `state` = 'awaiting_invoice_payment' AND `slots_until` IS NULL
	AND EXISTS (
		SELECT 1 FROM slot_claims
		WHERE slot_claims.order_id = orders.id AND date(slot_claims.week, '+7 days') > date('now')
	);
