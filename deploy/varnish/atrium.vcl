# An example for Varnish 7 with the module xkey (Debian: varnish, varnish-modules), as a CDN in front of the site.
# Settings of the site: CDN=webhook, CDN_PURGE_URL=http://127.0.0.1:6081/purge, CDN_PURGE_TOKEN=a secret that is also
# below, TRUST_PROXY=1 (or 2 with a proxy for TLS in front of Varnish).
vcl 4.1;

import std;
import xkey;

backend atrium {
    .host = "127.0.0.1";
    .port = "3000";
    # A half-open connection is given up early; forms may take longer than pages.
    .connect_timeout = 2s;
    .first_byte_timeout = 15s;
    .between_bytes_timeout = 10s;
    .probe = {
        .url = "/ready";
        .interval = 2s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
    }
}

acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.url == "/purge") {
        if (req.method != "POST" || client.ip !~ purgers || req.http.Authorization != "Bearer change-this-token") {
            return (synth(403, "Forbidden"));
        }
        # A soft purge keeps the page for the case that the site does not answer.
        set req.http.x-purged = xkey.softpurge(req.http.Surrogate-Key);
        return (synth(200, "Purged"));
    }
    # Only the site may say who the visitor is and which protocol they use.
    if (!req.http.X-Forwarded-Proto) {
        set req.http.X-Forwarded-Proto = "http";
    }
    unset req.http.Surrogate-Key;
    # A page that was purged, or whose time is over, is sent for ten more seconds while the new one is made; for a day
    # while the site does not answer.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Public pages are the same for all visitors and never read cookies. Personal addresses are answered with
    # "private, no-store", so they are passed on with their cookies.
    if (req.url ~ "^/(auth|bumblebee|api|app-simulator)(/|$)" || req.url ~ "^/[a-z-]+/profile" || req.http.Authorization) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    # A visitor without TLS may be redirected.
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
        set beresp.grace = 1d;
        # The module xkey reads this header.
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    } else if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
    }
    # An error of the site never replaces a page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
